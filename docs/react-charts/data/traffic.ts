import { createNoise, round } from './random';

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Average bicycle counts on a bridge, by day of the week (0 is Monday) and hour (0 to 23). */
export const bridgeCounts: { weekday: number; hour: number; bikes: number }[] =
  createBridgeCounts(17);

function createBridgeCounts(seed: number) {
  const noise = createNoise(seed);
  return weekdays.flatMap((_, weekday) =>
    hours.map((hour) => {
      const peak = (at: number, width: number) =>
        Math.exp(-((hour - at) ** 2) / (2 * width ** 2));
      const bikes =
        weekday < 5
          ? 18 + 540 * peak(8, 1.1) + 460 * peak(17.5, 1.6) + 120 * peak(13, 2.5)
          : 14 + 310 * peak(14.5, 3.2);
      return {
        weekday,
        hour,
        bikes: Math.max(2, round(bikes * (1 + noise() * 0.08))),
      };
    }),
  );
}

/** Bicycles per day at two counters, starting on April 1, 2025; `null` during an outage. */
export interface CounterDay {
  date: Date;
  bridge: number | null;
  tunnel: number | null;
}

/** 183 days, April to September. */
export const counterDays: CounterDay[] = createCounterDays(183, 19);

function createCounterDays(count: number, seed: number): CounterDay[] {
  const noise = createNoise(seed);
  return Array.from({ length: count }, (_, day) => {
    const date = new Date(2025, 3, 1 + day);
    const isWeekend = date.getDay() % 6 === 0;
    const season = 1 + 0.35 * Math.sin((day / count) * Math.PI);
    const isStorm = day === 47 || day === 118;
    const weather = Math.max(0.3, 1 + noise() * 0.11) * (isStorm ? 0.25 : 1);
    return {
      date,
      bridge:
        day >= 96 && day <= 103
          ? null
          : round((isWeekend ? 3100 : 5200) * season * weather),
      tunnel: round((isWeekend ? 1500 : 1900) * season * (1 + (weather - 1) * 0.6)),
    };
  });
}

/** How people in a city get to work, in percent of all trips, each year from 2001 to 2025. */
export interface CommuteYear {
  year: number;
  car: number;
  transit: number;
  bike: number;
  walk: number;
}

export const commuteYears: CommuteYear[] = createCommuteYears(23);

function createCommuteYears(seed: number): CommuteYear[] {
  const noise = createNoise(seed);
  return Array.from({ length: 25 }, (_, index) => {
    const isPandemic = index === 19 || index === 20;
    const bike = round(6 + 0.62 * index + noise() * 0.7, 1);
    const transit = round(
      31 + 0.18 * index - (isPandemic ? 9 : 0) + noise() * 0.8,
      1,
    );
    const walk = round(12 + 0.08 * index + (isPandemic ? 3 : 0) + noise() * 0.5, 1);
    return {
      year: 2001 + index,
      car: round(100 - bike - transit - walk, 1),
      transit,
      bike,
      walk,
    };
  });
}
