import { createNoise, round } from './random';

/** Power demand in one week, in gigawatts. */
export interface WeeklyDemand {
  /** Its first day in 2025. */
  week: Date;
  /** The lowest and highest demand in the same week of 2019 to 2023. */
  low: number;
  high: number;
  lastYear: number;
  thisYear: number;
}

const noise = createNoise(52);

export const demand: WeeklyDemand[] = Array.from({ length: 52 }, (_, index) => {
  // Heating peaks in January, and cooling adds a smaller peak in late July.
  const winter = Math.cos((index / 52) * 2 * Math.PI);
  const summer = Math.exp(-(((index - 29) / 5) ** 2));
  const typical = 38 + 9 * winter + 6 * summer;
  return {
    week: new Date(2025, 0, 6 + index * 7),
    low: round(typical - 3.2 - Math.abs(noise()) * 0.5, 1),
    high: round(typical + 3 + Math.abs(noise()) * 0.5, 1),
    lastYear: round(typical + noise() * 1.1, 1),
    thisYear: round(typical + 1.5 + summer * 3.5 + noise() * 1.1, 1),
  };
});
