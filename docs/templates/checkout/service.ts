/** Why an order failed. In both cases, nothing was charged. */
export type OrderProblem = 'declined' | 'unreachable';

export type OrderAnswer = { number: string } | { problem: OrderProblem };

interface OrderRequest {
  /** The digits of the card number; `undefined` for a bank transfer. */
  cardDigits?: string;
  /** Counts from 1. */
  attempt: number;
}

/** Made-up card numbers that let you try every state. */
export const TEST_CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  silentAtFirst: '4000 0000 0000 0119',
} as const;

const hasDigits = (digits: string | undefined, card: string) =>
  digits === card.replaceAll(' ', '');

/** Decides the response. One test card is always declined; another fails on the first attempt. */
export function decide({ cardDigits, attempt }: OrderRequest): OrderAnswer {
  if (hasDigits(cardDigits, TEST_CARDS.declined)) {
    return { problem: 'declined' };
  }
  if (hasDigits(cardDigits, TEST_CARDS.silentAtFirst) && attempt === 1) {
    return { problem: 'unreachable' };
  }
  return { number: 'ES-20417' };
}

/** Stands in for your backend. Send card data to a payment provider, and never store it. */
export async function placeOrder(request: OrderRequest): Promise<OrderAnswer> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  return decide(request);
}

/** The reference Belgian banks use to match a transfer: ten digits and two check digits. */
export function createReference(orderNumber: string): string {
  const base = orderNumber.replace(/\D/g, '').padStart(10, '0');
  const check = String(Number(base) % 97 || 97).padStart(2, '0');
  const digits = base + check;
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}
