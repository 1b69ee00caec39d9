import { createNoise, round } from '../data/random';

const noise = createNoise(41);

/** The Mondays in 2025. */
export const weeks = Array.from(
  { length: 52 },
  (_, index) => new Date(2025, 0, 6 + index * 7),
);

/** Weekly subway passengers, with dips in summer and at the end of the year. */
export const passengers = weeks.map((_, index) => {
  const isVacation = (index > 27 && index < 34) || index > 49;
  return round(
    2_640_000 + index * 6_200 - (isVacation ? 780_000 : 0) + noise() * 74_000,
  );
});
