import {
  calculateCost,
  findCrossing,
  formatExactly,
  formatMoney,
  listCosts,
  readSeats,
} from './costs';
import { MAX_SEATS, plans } from './plans';
import { arrives, SILENT_AT_FIRST } from './service';
import { texts } from './texts';
import { validateContact } from './validateContact';

const [crew, site, firm] = plans as [
  (typeof plans)[0],
  (typeof plans)[0],
  (typeof plans)[0],
];

it('counts people, and the base of a plan that has one', () => {
  expect(calculateCost(crew, 24, 'monthly')).toBe(216);
  expect(calculateCost(site, 24, 'monthly')).toBe(384);
  expect(calculateCost(firm, 24, 'monthly')).toBe(654);
});

it('takes ten months for a year', () => {
  expect(calculateCost(site, 24, 'yearly')).toBe(320);
});

it('has no price where a plan ends', () => {
  expect(calculateCost(crew, 25, 'monthly')).toBe(225);
  expect(calculateCost(crew, 26, 'monthly')).toBeNull();
  expect(listCosts(crew, 'monthly').filter((cost) => cost !== null)).toHaveLength(
    25,
  );
  expect(listCosts(crew, 'monthly')).toHaveLength(MAX_SEATS);
});

it('finds where two plans cross, for any billing', () => {
  const seats = findCrossing(firm, site);
  for (const billing of ['monthly', 'yearly'] as const) {
    const difference = (count: number) =>
      calculateCost(firm, count, billing)! - calculateCost(site, count, billing)!;
    expect(difference(seats)).toBeLessThanOrEqual(0);
    expect(difference(seats - 1)).toBeGreaterThan(0);
  }
});

it.each([
  ['1', 1],
  [' 24 ', 24],
  ['120', 120],
  ['0', undefined],
  ['121', undefined],
  ['2.5', undefined],
  ['', undefined],
  ['many', undefined],
])('reads "%s" as a number of people', (text, seats) => {
  expect(readSeats(text)).toBe(seats);
});

it('writes dollars, with cents where there are some', () => {
  expect(formatMoney(1204)).toBe('$1,204');
  expect(formatExactly(9)).toBe('$9');
  expect(formatExactly(7.5)).toBe('$7.50');
});

const request = {
  name: 'Ines Pohl',
  email: 'ines@example.com',
  company: 'Pohl & Sons',
  seats: '150',
  message: '',
};

const listErrors = (change: object) =>
  Object.entries(validateContact({ ...request, ...change })).filter(
    ([, error]) => error,
  );

it('takes a request without a message', () => {
  expect(listErrors({})).toEqual([]);
});

it.each([
  [{ name: ' ' }, 'name', texts.contact.errors.nameMissing],
  [{ email: '' }, 'email', texts.contact.errors.emailMissing],
  [{ email: 'ines@' }, 'email', texts.contact.errors.emailWrong],
  [{ company: '' }, 'company', texts.contact.errors.companyMissing],
  [{ seats: '0' }, 'seats', texts.contact.errors.seatsWrong],
  [{ seats: 'all' }, 'seats', texts.contact.errors.seatsWrong],
])('finds what is wrong with %j', (change, field, message) => {
  expect(listErrors(change)).toEqual([[field, message]]);
});

it('loses the first request of one address', () => {
  expect(arrives(SILENT_AT_FIRST, 1)).toBe(false);
  expect(arrives(SILENT_AT_FIRST, 2)).toBe(true);
  expect(arrives('ines@example.com', 1)).toBe(true);
});
