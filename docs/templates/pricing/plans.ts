export type PlanName = 'crew' | 'site' | 'firm';

export interface Plan {
  name: PlanName;
  /** Dollars per month, however many people write. */
  base: number;
  /** Dollars per month for each person who writes. */
  seat: number;
  /** The most people who can write on this plan. */
  maxSeats: number;
}

/** The highest number of people in the calculator. */
export const MAX_SEATS = 120;

export const plans: Plan[] = [
  { name: 'crew', base: 0, seat: 9, maxSeats: 25 },
  { name: 'site', base: 0, seat: 16, maxSeats: MAX_SEATS },
  { name: 'firm', base: 390, seat: 11, maxSeats: MAX_SEATS },
];

/** The plan that most people want. */
export const FEATURED: PlanName = 'site';
