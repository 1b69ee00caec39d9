import { createRandom } from '../data/random';

export type Month = 'jan' | 'feb' | 'mar' | 'apr' | 'may' | 'jun';

/** In thousands of US dollars. */
export type Revenue = { id: number; shop: string } & Record<Month, number>;

const shops = [
  ...[
    'Portland',
    'Eugene',
    'Bend',
    'Salem',
    'Medford',
    'Astoria',
    'Newport',
    'Hood River',
  ],
  ...[
    'Ashland',
    'Corvallis',
    'Albany',
    'Roseburg',
    'Redmond',
    'Tigard',
    'Florence',
    'Sisters',
  ],
];

const random = createRandom(7);
const next = () => random.between(18, 140);

export const revenue: Revenue[] = shops.map((shop, index) => ({
  id: index + 1,
  shop,
  jan: next(),
  feb: next(),
  mar: next(),
  apr: next(),
  may: next(),
  jun: next(),
}));
