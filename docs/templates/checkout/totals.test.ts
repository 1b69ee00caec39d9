import { countries, homeCountry } from './countries';
import { redeemCode } from './discounts';
import { lines } from './goods';
import { calculateTotals, formatMoney } from './totals';

const germany = countries.find(({ code }) => code === 'DE')!;

it('adds goods and delivery, and takes the VAT out of the total', () => {
  expect(calculateTotals(lines, homeCountry)).toEqual({
    goods: 47200,
    discount: 0,
    shipping: 900,
    vat: 8348,
    total: 48100,
  });
});

it('knows what the country of delivery changes', () => {
  expect(calculateTotals(lines, germany)).toMatchObject({
    shipping: 1900,
    total: 49100,
    vat: 7839,
  });
});

it('takes a discount off the goods, not off the delivery', () => {
  const totals = calculateTotals(lines, homeCountry, {
    code: 'WINTERLIGHT',
    percent: 10,
  });
  expect(totals).toMatchObject({ discount: 4720, total: 43380 });
});

it('delivers for nothing from 600 euros on, after the discount', () => {
  const order = [{ ...lines[0]!, quantity: 1, price: 60000 }];
  expect(calculateTotals(order, germany).shipping).toBe(0);
  expect(calculateTotals(order, germany, { code: 'X', percent: 1 }).shipping).toBe(
    1900,
  );
});

it('costs nothing when nothing is ordered', () => {
  expect(calculateTotals([], germany).total).toBe(0);
});

it('writes euros', () => {
  expect(formatMoney(120450)).toBe('€1,204.50');
  expect(formatMoney(-4720)).toBe('-€47.20');
});

it.each([
  [' winter light ', { code: 'WINTERLIGHT', percent: 10 }],
  ['', 'missing'],
  ['SPRING', 'unknown'],
  ['constructor', 'unknown'],
  ['OPENDOOR', 'ended'],
])('answers the code "%s"', (typed, answer) => {
  expect(redeemCode(typed)).toEqual(answer);
});
