import { createNoise, createRandom, round } from '../data/random';

const noise = createNoise(91);
const next = createRandom(92);

/** Planned and actual durations of delivery tours, in minutes. Four of them ran into trouble. */
export const tours = Array.from({ length: 70 }, (_, index) => {
  const planned = round(6 + next() * 50, 1);
  const trouble = [9, 12, 47, 58].includes(index) ? 9 + next() * 8 : 0;
  return {
    id: `Tour ${101 + index}`,
    x: planned,
    y: Math.max(3, round(planned + noise() * 2.4 + trouble, 1)),
  };
});
