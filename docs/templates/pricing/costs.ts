import { MAX_SEATS, type Plan } from './plans';

export type Billing = 'monthly' | 'yearly';

/** A year costs as much as ten months. */
const PAID_MONTHS = 10;

/** Dollars per month, or `null` if the plan doesn't allow that many people. */
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

/** The smallest number of people for which a plan costs no more than the other one. */
export function findCrossing(plan: Plan, other: Plan): number {
  return Math.ceil((plan.base - other.base) / (other.seat - plan.seat));
}

/** A plan's costs for 1, 2, 3 … people, as data for a chart. */
export function listCosts(plan: Plan, billing: Billing): (number | null)[] {
  return listSeats().map((seats) => calculateCost(plan, seats, billing));
}

export const listSeats = () =>
  Array.from({ length: MAX_SEATS }, (_, index) => index + 1);

/** Reads a number of people; `undefined` if it isn't a whole number from 1 to `MAX_SEATS`. */
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

/** $7.50, or $9 if there are no cents. */
export const formatExactly = (amount: number) =>
  Number.isInteger(amount) ? dollars.format(amount) : cents.format(amount);
