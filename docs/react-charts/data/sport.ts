import { createNoise, createRandom, round } from './random';

/** A runner who finished the Harbor Marathon. */
export interface Runner {
  id: number;
  age: number;
  /** Kilometers run per week before the race. */
  training: number;
  /** In minutes. */
  finish: number;
  group: 'Women' | 'Men';
}

/** Creates finishers. A few ran injured, so they're slower than their training suggests. */
export function createRunners(count: number, seed = 13): Runner[] {
  const noise = createNoise(seed);
  const next = createRandom(seed + 1);
  return Array.from({ length: count }, (_, index) => {
    const age = round(Math.min(78, Math.max(18, 39 + noise() * 11)));
    const training = round(Math.min(120, Math.max(12, 46 + noise() * 19)));
    const group = next() < 0.45 ? 'Women' : 'Men';
    const isInjured = index % 67 === 40;
    const finish =
      262 -
      1.05 * training +
      0.018 * (age - 29) ** 2 +
      noise() * 13 +
      (group === 'Women' ? 16 : 0) +
      (isInjured ? 70 : 0);
    return {
      id: index + 1,
      age,
      training,
      finish: round(Math.max(133, finish), 1),
      group,
    };
  });
}

/** 300 finishers. */
export const runners = createRunners(300);

/** The league standings after 38 rounds. */
export const league: {
  team: string;
  won: number;
  drawn: number;
  lost: number;
  goals: number;
}[] = [
  { team: 'Harbor City', won: 27, drawn: 7, lost: 4, goals: 84 },
  { team: 'Ironbridge', won: 25, drawn: 8, lost: 5, goals: 77 },
  { team: 'Queens Park', won: 24, drawn: 6, lost: 8, goals: 79 },
  { team: 'Redwood', won: 21, drawn: 9, lost: 8, goals: 66 },
  { team: 'Millers', won: 20, drawn: 8, lost: 10, goals: 61 },
  { team: 'St. Brannoc', won: 19, drawn: 9, lost: 10, goals: 58 },
  { team: 'Falcons', won: 18, drawn: 8, lost: 12, goals: 63 },
  { team: 'Union 04', won: 16, drawn: 12, lost: 10, goals: 52 },
  { team: 'Castle Hill', won: 16, drawn: 9, lost: 13, goals: 55 },
  { team: 'Lakeside', won: 15, drawn: 10, lost: 13, goals: 49 },
  { team: 'Westbury', won: 14, drawn: 11, lost: 13, goals: 51 },
  { team: 'Racing North', won: 13, drawn: 12, lost: 13, goals: 47 },
  { team: 'Dockers', won: 13, drawn: 9, lost: 16, goals: 45 },
  { team: 'Elm Vale', won: 12, drawn: 10, lost: 16, goals: 44 },
  { team: 'Sporting', won: 11, drawn: 11, lost: 16, goals: 41 },
  { team: 'Old Town', won: 10, drawn: 12, lost: 16, goals: 39 },
  { team: 'Rovers', won: 10, drawn: 9, lost: 19, goals: 37 },
  { team: 'Southgate', won: 8, drawn: 11, lost: 19, goals: 35 },
  { team: 'Hollow Ash', won: 7, drawn: 9, lost: 22, goals: 31 },
  { team: 'Merrow', won: 4, drawn: 8, lost: 26, goals: 24 },
];

export const decathlonEvents = [
  '100 m',
  'Long jump',
  'Shot put',
  'High jump',
  '400 m',
  '110 m hurdles',
  'Discus',
  'Pole vault',
  'Javelin',
  '1500 m',
];

/** Points in each event, in the order of `decathlonEvents`. */
export const decathletes: { name: string; points: number[] }[] = [
  { name: 'J. Okafor', points: [968, 1012, 741, 831, 934, 981, 702, 849, 688, 694] },
  { name: 'M. Lindahl', points: [842, 874, 902, 859, 838, 887, 868, 941, 897, 741] },
  { name: 'T. Varga', points: [811, 849, 768, 915, 881, 842, 721, 790, 802, 903] },
];
