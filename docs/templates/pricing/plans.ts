export type PlanName = 'crew' | 'site' | 'firm';

export interface Plan {
  name: PlanName;
  /** Dollars a month, whoever writes. */
  base: number;
  /** Dollars a month for each person who writes. */
  seat: number;
  /** A plan for small crews ends here. */
  maxSeats: number;
}

/** So many people the calculator goes up to. */
export const MAX_SEATS = 120;

export const plans: Plan[] = [
  { name: 'crew', base: 0, seat: 9, maxSeats: 25 },
  { name: 'site', base: 0, seat: 16, maxSeats: MAX_SEATS },
  { name: 'firm', base: 390, seat: 11, maxSeats: MAX_SEATS },
];

/** The plan that most people want. */
export const FEATURED: PlanName = 'site';
