import { createNoise, createRandom, round } from '../data/random';

const noise = createNoise(61);
const next = createRandom(62);

/** Apartments for rent: square meters, dollars per month, and location in the city. */
export const apartments = Array.from({ length: 60 }, (_, id) => {
  const isCentral = id % 2 === 0;
  const area = round(24 + next() * 96);
  const rent = round(
    (isCentral ? 430 : 210) + area * (isCentral ? 15.4 : 11.2) + noise() * 110,
  );
  return { id, area, rent, isCentral };
});
