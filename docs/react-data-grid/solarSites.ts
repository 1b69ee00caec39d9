import { createRandom } from './data/random';

export interface SolarSite {
  id: number;
  state: string;
  site: string;
  status: 'Online' | 'Limited' | 'Offline';
  /** In megawatts. */
  capacity: number;
  /** Output of each month of the last year, in megawatt-hours, January first. */
  months: number[];
}

const states: [state: string, sites: number][] = [
  ['Alaska', 3],
  ['Arizona', 148],
  ['California', 236],
  ['Colorado', 91],
  ['Nevada', 117],
  ['New Mexico', 102],
  ['Texas', 205],
  ['Utah', 98],
];
const first = [
  'Dry',
  'Red',
  'Long',
  'Eagle',
  'Silver',
  'Cedar',
  'Sand',
  'Two',
  'Quail',
];
const second = [
  'Mesa',
  'Creek',
  'Flats',
  'Ridge',
  'Wells',
  'Canyon',
  'Bluff',
  'Springs',
];
/** Output of one megawatt in each month, in megawatt-hours. */
const seasons = [112, 124, 168, 189, 214, 226, 218, 203, 177, 149, 118, 104];

const random = createRandom(38);

function createSite(state: string, id: number): SolarSite {
  const capacity = random.between(2, 48);
  const status = random.chance(4)
    ? 'Offline'
    : random.chance(12)
      ? 'Limited'
      : 'Online';
  const share = { Online: 1, Limited: 0.55, Offline: 0 }[status];
  const since = random.between(6, 10);
  return {
    id,
    state,
    site: `${random.pick(first)} ${random.pick(second)} ${(id % 9) + 1}`,
    status,
    capacity,
    months: seasons.map((hours, month) =>
      Math.round(
        capacity *
          hours *
          (month < since ? 1 : share) *
          (random.between(82, 104) / 100),
      ),
    ),
  };
}

export const sites: SolarSite[] = states
  .flatMap(([state, count]) => Array.from({ length: count }, () => state))
  .map((state, index) => createSite(state, index + 1));
