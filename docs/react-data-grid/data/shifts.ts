import { createPeople } from './people';
import { createRandom } from './random';

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export type Day = (typeof days)[number];

/** The hours that someone works on each day of a week; `null` on a day off. */
export interface Shift extends Record<Day, number | null> {
  id: number;
  name: string;
  team: string;
}

const teams = ['Nursery', 'Checkout', 'Café', 'Yard'] as const;

/** The rota of so many people at a garden center, the same one for the same seed. */
export function createShifts(count: number, seed = 1): Shift[] {
  const random = createRandom(seed);
  return createPeople(count, seed).map(({ id, name }) => {
    const hours = () => (random.chance(30) ? null : random.pick([4, 6, 8] as const));
    const [Mon, Tue, Wed, Thu, Fri, Sat, Sun] = days.map(hours);
    return { id, name, team: random.pick(teams), Mon, Tue, Wed, Thu, Fri, Sat, Sun };
  });
}

/** 20 people, for demos that need no other number. */
export const shifts = createShifts(20);
