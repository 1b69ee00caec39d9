import type { Discount } from './totals';

interface DiscountCode {
  percent: number;
  hasEnded?: boolean;
}

const CODES: Record<string, DiscountCode> = {
  WINTERLIGHT: { percent: 10 },
  OPENDOOR: { percent: 15, hasEnded: true },
};

export type DiscountAnswer = Discount | 'missing' | 'unknown' | 'ended';

/** Looks up a discount code, ignoring case and spaces. */
export function redeemCode(typed: string): DiscountAnswer {
  const code = typed.replace(/\s/g, '').toUpperCase();
  const found = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
  if (code === '' || !found) {
    return code === '' ? 'missing' : 'unknown';
  }
  return found.hasEnded ? 'ended' : { code, percent: found.percent };
}
