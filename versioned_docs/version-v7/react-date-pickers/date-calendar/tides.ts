const DAY = 24 * 60 * 60 * 1000;
const NEW_MOON = Date.UTC(2025, 4, 27);
const HALF_CYCLE = 14.765;

/** Lists the days of a month with a flood alert: one to three days after a new or full moon. */
export function listAlerts(month: Date): number[] {
  const days = Array.from({ length: 31 }, (_, index) => index + 1);
  return days.filter((day) => {
    const date = new Date(Date.UTC(month.getFullYear(), month.getMonth(), day));
    const age = (date.getTime() - NEW_MOON) / DAY;
    const sinceMoon = ((age % HALF_CYCLE) + HALF_CYCLE) % HALF_CYCLE;
    return (
      date.getUTCMonth() === month.getMonth() && sinceMoon >= 1 && sinceMoon < 3
    );
  });
}

/** Stands in for a request to your server. */
export function fetchAlerts(month: Date, signal: AbortSignal): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(listAlerts(month)), 800);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
