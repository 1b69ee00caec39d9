import { createRandom } from '../data/random';

export interface Rental {
  id: number;
  site: string;
  boat: string;
  guest: string;
  date: Date;
  hours: number;
  /** In US dollars. */
  price: number;
}

const sites = ['Cedar Flat', 'Lake Alder', 'Mill Creek', 'North Cove'];
const guests = ['Member', 'Visitor'];
const boats = [
  ['Canoe', 18],
  ['Kayak', 15],
  ['Paddle board', 12],
  ['Rowboat', 24],
] as const;

const random = createRandom(5);

/** A boat rental for each day from 2023 to 2025. */
export const rentals: Rental[] = Array.from({ length: 1096 }, (_, index) => {
  const [boat, hourly] = random.pick(boats);
  const hours = random.between(1, 6);
  return {
    id: index + 1,
    site: random.pick(sites),
    boat,
    guest: random.pick(guests),
    date: new Date(2023, 0, 1 + index),
    hours,
    price: hourly * hours,
  };
});
