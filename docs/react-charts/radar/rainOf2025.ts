import { cityClimates, stationYear } from '../data/climate';

/** Millimeters of rain in each month of an average year in Aldermouth. */
export const average = cityClimates[0].rain;

/** Millimeters of rain in each month of 2025. */
export const measured = average.map((_, month) =>
  Math.round(
    stationYear
      .filter(({ date }) => date.getMonth() === month)
      .reduce((sum, day) => sum + day.rain, 0),
  ),
);
