import { MAX_SEATS, type Plan } from './plans';

export type Billing = 'monthly' | 'yearly';

/** Who pays for a year pays for ten months. */
const PAID_MONTHS = 10;

/** Dollars a month, or nothing where a plan does not take so many people. */
export function calculateCost(
  plan: Plan,
  seats: number,
  billing: Billing,
): number | null {
  if (seats > plan.maxSeats) {
    return null;
  }
  const monthly = plan.base + plan.seat * seats;
  return billing === 'yearly' ? (monthly * PAID_MONTHS) / 12 : monthly;
}

/** The number of people from which on one plan costs no more than another. */
export function findCrossing(plan: Plan, other: Plan): number {
  return Math.ceil((plan.base - other.base) / (other.seat - plan.seat));
}

/** The costs of a plan for 1, 2, 3 … people, as a chart wants them. */
export function listCosts(plan: Plan, billing: Billing): (number | null)[] {
  return listSeats().map((seats) => calculateCost(plan, seats, billing));
}

export const listSeats = () =>
  Array.from({ length: MAX_SEATS }, (_, index) => index + 1);

/** What is typed as a number of people, or nothing when it is none that can be sold. */
export function readSeats(text: string): number | undefined {
  const seats = Number(text);
  return /^\d+$/.test(text.trim()) && seats >= 1 && seats <= MAX_SEATS
    ? seats
    : undefined;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** $1,204 */
export const formatMoney = (amount: number) => dollars.format(amount);

/** $7.50, and $9 where there are no cents. */
export const formatExactly = (amount: number) =>
  Number.isInteger(amount) ? dollars.format(amount) : cents.format(amount);
