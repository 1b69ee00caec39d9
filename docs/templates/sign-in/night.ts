/** Every half hour from 6 p.m. to 6 a.m. */
export const hours = Array.from({ length: 25 }, (_, index) => 18 + index / 2);

export const inside = [
  18.9, 19.1, 19.2, 19.0, 18.7, 18.4, 18.2, 18.1, 18.0, 17.9, 18.1, 18.3, 18.2, 18.0,
  17.8, 17.7, 17.9, 18.2, 18.3, 18.1, 17.9, 17.6, 17.8, 18.2, 18.5,
];

export const outside = [
  13.4, 12.8, 12.1, 11.5, 10.8, 10.3, 9.9, 9.4, 9.0, 8.7, 8.5, 8.1, 7.8, 7.6, 7.3,
  7.0, 6.8, 6.5, 6.4, 6.2, 6.1, 6.0, 6.1, 6.4, 6.9,
];

/** 18.5 → 18:30. Hours keep counting after midnight: 25 → 01:00. */
export function formatHour(hour: number): string {
  return `${String(Math.floor(hour) % 24).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`;
}
