import type { Country } from './countries';
import type { OrderLine } from './goods';

export interface Discount {
  code: string;
  percent: number;
}

/** All in cents. `total` includes `vat`. */
export interface Totals {
  goods: number;
  discount: number;
  shipping: number;
  vat: number;
  total: number;
}

/** Shipping is free for orders of at least this amount, after the discount. */
export const FREE_SHIPPING_FROM = 60000;

/** Calculates what an order costs in the destination country. */
export function calculateTotals(
  lines: readonly OrderLine[],
  country: Pick<Country, 'vat' | 'shipping'>,
  discount?: Discount,
): Totals {
  const goods = lines.reduce(
    (sum, { price, quantity }) => sum + price * quantity,
    0,
  );
  const reduction = Math.round((goods * (discount?.percent ?? 0)) / 100);
  const shipping =
    goods === 0 || goods - reduction >= FREE_SHIPPING_FROM ? 0 : country.shipping;
  const total = goods - reduction + shipping;
  const vat = Math.round((total * country.vat) / (100 + country.vat));
  return { goods, discount: reduction, shipping, vat, total };
}

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** Formats cents for display: €1,204.50. */
export const formatMoney = (cents: number) => euros.format(cents / 100);
