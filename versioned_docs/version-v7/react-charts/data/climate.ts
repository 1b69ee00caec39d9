import { createNoise, createRandom, round } from './random';

export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** A city's monthly averages over 30 years. */
export interface CityClimate {
  city: string;
  /** In degrees Celsius, January to December. */
  temperature: number[];
  /** In millimeters, January to December. */
  rain: number[];
}

export const cityClimates: CityClimate[] = [
  {
    city: 'Aldermouth',
    temperature: [4.2, 4.6, 6.9, 9.4, 12.8, 15.6, 17.7, 17.5, 14.9, 11.3, 7.4, 4.9],
    rain: [92, 68, 61, 52, 55, 58, 63, 74, 79, 101, 108, 104],
  },
  {
    city: 'Dry Wells',
    temperature: [
      11.8, 13.9, 17.6, 22.1, 27.4, 32.3, 34.6, 33.8, 30.2, 23.9, 16.4, 11.9,
    ],
    rain: [19, 22, 24, 9, 4, 2, 21, 29, 16, 13, 15, 23],
  },
  {
    city: 'Fort Aurora',
    temperature: [
      -21.7, -18.4, -11.2, -0.6, 9.1, 15.8, 17.2, 13.9, 7.3, -3.8, -15.1, -20.2,
    ],
    rain: [14, 11, 9, 8, 16, 35, 55, 48, 28, 21, 17, 16],
  },
  {
    city: 'Monsoon Bay',
    temperature: [
      24.3, 25.4, 27.1, 28.9, 29.6, 28.4, 27.2, 26.9, 27.1, 27.4, 26.5, 25.1,
    ],
    rain: [6, 4, 9, 28, 118, 496, 712, 538, 321, 94, 31, 9],
  },
  {
    city: 'Port Sable',
    temperature: [
      22.9, 22.8, 21.4, 18.6, 15.4, 12.9, 12.1, 13.2, 15.3, 17.4, 19.6, 21.6,
    ],
    rain: [47, 41, 58, 74, 96, 118, 107, 89, 66, 61, 52, 49],
  },
  {
    city: 'Rimrock',
    temperature: [
      -2.8, -0.7, 3.9, 8.6, 13.7, 19.1, 23.4, 22.6, 17.2, 10.3, 3.1, -2.4,
    ],
    rain: [33, 29, 38, 44, 61, 49, 42, 39, 36, 34, 31, 35],
  },
];

/** One day at the Aldermouth weather station. */
export interface StationDay {
  date: Date;
  /** In degrees Celsius; `null` on the days in August when the sensor was replaced. */
  high: number | null;
  low: number | null;
  /** In millimeters. */
  rain: number;
}

/** The year 2025: 365 days, with a heat wave in July and eight days without a temperature. */
export const stationYear: StationDay[] = createStationYear(3);

function createStationYear(seed: number): StationDay[] {
  const noise = createNoise(seed);
  const next = createRandom(seed + 1);
  let weather = 0;
  return Array.from({ length: 365 }, (_, day) => {
    weather = weather * 0.8 + noise() * 1.6;
    const season = 11 - 7 * Math.cos(((day - 20) / 365) * 2 * Math.PI);
    const wave = day >= 188 && day <= 194 ? 9 : 0;
    const isGap = day >= 222 && day <= 229;
    const mean = season + weather + wave;
    return {
      date: new Date(2025, 0, 1 + day),
      high: isGap ? null : round(mean + 4 + next() * 2, 1),
      low: isGap ? null : round(mean - 3.5 - next() * 2, 1),
      rain: next() < 0.58 || wave > 0 ? 0 : round(next() ** 3 * 38 + 0.2, 1),
    };
  });
}

/** Each year's mean temperature minus the 1951–1980 mean, in degrees Celsius, from 1880 to 2024. */
export const anomalies: { year: number; anomaly: number }[] = createAnomalies(11);

function createAnomalies(seed: number) {
  const noise = createNoise(seed);
  return Array.from({ length: 145 }, (_, index) => {
    const trend =
      -0.3 + 0.0021 * index + 0.95 * Math.max(0, (index - 88) / 57) ** 1.3;
    return {
      year: 1880 + index,
      anomaly: round(trend + noise() * 0.13, 2),
    };
  });
}
