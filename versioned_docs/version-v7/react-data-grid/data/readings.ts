import { createRandom } from './random';

export interface Reading {
  id: number;
  station: string;
  takenAt: Date;
  /** In degrees Fahrenheit; `null` while the sensor is out of order. */
  temperature: number | null;
  /** In percent. */
  humidity: number | null;
  /** In miles per hour. */
  wind: number;
  /** In inches since midnight. */
  rain: number;
  hasAlarm: boolean;
}

const stations = [
  'Eagle Ridge',
  'Cedar Flat',
  'Lake Alder',
  'Saddle Pass',
  'Mill Creek',
] as const;

const hour = 60 * 60 * 1000;

/** Creates hourly readings from five weather stations. The same seed gives the same readings. */
export function createReadings(count: number, seed = 1): Reading[] {
  const random = createRandom(seed);
  const start = new Date(2026, 4, 1).getTime();
  return Array.from({ length: count }, (_, index) => {
    const takenAt = new Date(start + Math.floor(index / stations.length) * hour);
    const warmth = 12 * Math.sin(((takenAt.getHours() - 9) / 24) * 2 * Math.PI);
    const wind = random.between(0, 38);
    return {
      id: index + 1,
      station: stations[index % stations.length],
      takenAt,
      temperature: random.chance(6)
        ? null
        : Math.round(54 + warmth + random.between(-5, 5)),
      humidity: random.chance(6) ? null : random.between(28, 96),
      wind,
      rain: random.chance(70) ? 0 : random.between(1, 60) / 100,
      hasAlarm: wind > 34,
    };
  });
}

/** 100 readings, for demos that don't need a different number. */
export const readings = createReadings(100);
