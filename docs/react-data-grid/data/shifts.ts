import { createPeople } from './people';
import { createRandom } from './random';

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export type Day = (typeof days)[number];

/** The hours someone works on each day of the week; `null` on days off. */
export interface Shift extends Record<Day, number | null> {
  id: number;
  name: string;
  team: string;
}

const teams = ['Nursery', 'Checkout', 'Café', 'Yard'] as const;

/** Creates a week of shifts at a garden center. The same seed gives the same shifts. */
export function createShifts(count: number, seed = 1): Shift[] {
  const random = createRandom(seed);
  return createPeople(count, seed).map(({ id, name }) => {
    const hours = () => (random.chance(30) ? null : random.pick([4, 6, 8] as const));
    const [Mon, Tue, Wed, Thu, Fri, Sat, Sun] = days.map(hours);
    return { id, name, team: random.pick(teams), Mon, Tue, Wed, Thu, Fri, Sat, Sun };
  });
}

/** 20 people, for demos that don't need a different number. */
export const shifts = createShifts(20);
