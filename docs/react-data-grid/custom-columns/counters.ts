import { createRandom } from '../data/random';

export interface Counter {
  id: number;
  path: string;
  district: string;
  /** Cyclists on each of the last 30 days. */
  riders: number[];
}

const paths = [
  ['Canal towpath', 'Old Town', 820, 6],
  ['Market Street', 'Old Town', 1460, -9],
  ['Station bridge', 'Old Town', 2210, 3],
  ['Harbor loop', 'Docks', 640, 11],
  ['Ferry landing', 'Docks', 390, -4],
  ['Grain silo ramp', 'Docks', 275, 2],
  ['University ave', 'Hillside', 1780, -16],
  ['Botanic garden', 'Hillside', 505, 8],
  ['Reservoir trail', 'Hillside', 330, 5],
  ['Quarry descent', 'Hillside', 190, -2],
  ['Tramway greenway', 'Westend', 1120, 14],
  ['Stadium circle', 'Westend', 960, -7],
  ['Allotment lane', 'Westend', 240, 1],
  ['Airport link', 'Westend', 410, -3],
  ['Mill race path', 'Riverside', 730, 9],
  ['Weir footbridge', 'Riverside', 560, -5],
] as const;

const random = createRandom(11);

export const counters: Counter[] = paths.map(
  ([path, district, start, daily], index) => ({
    id: index + 1,
    path,
    district,
    riders: Array.from({ length: 30 }, (_, day) =>
      Math.max(20, start + day * daily + random.between(-start / 9, start / 9)),
    ).map(Math.round),
  }),
);
