/**
 * How long a service asks clients to wait, in ms, from its `Retry-After` header: seconds or a date.
 */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(pause) ? undefined : Math.max(pause, 0);
}
