import { createNoise, round } from '../data/random';

const noise = createNoise(21);
const season = [-6, -8, -2, 1, 4, 9, 13, 14, 6, 2, -4, 3];

/** Airport passengers in thousands: 30 months of counts, then 12 months of forecast. */
export const months = Array.from(
  { length: 42 },
  (_, index) => new Date(2023, index, 1),
);
export const lastCounted = months[29];
export const passengers = months.map((_, index) =>
  round(118 + index * 1.1 + season[index % 12] + (index < 30 ? noise() * 2 : 0)),
);

/** The forecast starts at the last counted month and gets less certain every month. */
export const forecast = months.slice(29).map((month, index) => {
  const value = passengers[29 + index];
  return { month, low: value - index * 1.9, high: value + index * 1.9 };
});
