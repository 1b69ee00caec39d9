/** Why an order was not taken. In both cases nothing was charged. */
export type OrderProblem = 'declined' | 'unreachable';

export type OrderAnswer = { number: string } | { problem: OrderProblem };

interface OrderRequest {
  /** Digits of the card, or nothing for a bank transfer. */
  cardDigits?: string;
  /** Counts from 1. */
  attempt: number;
}

/** Numbers that behave like no real card, so that every state can be tried. */
export const TEST_CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  silentAtFirst: '4000 0000 0000 0119',
} as const;

const hasDigits = (digits: string | undefined, card: string) =>
  digits === card.replaceAll(' ', '');

/** What the service says: all but two test cards are fine. */
export function decide({ cardDigits, attempt }: OrderRequest): OrderAnswer {
  if (hasDigits(cardDigits, TEST_CARDS.declined)) {
    return { problem: 'declined' };
  }
  if (hasDigits(cardDigits, TEST_CARDS.silentAtFirst) && attempt === 1) {
    return { problem: 'unreachable' };
  }
  return { number: 'ES-20417' };
}

/** Stands in for your backend. Card data goes to a payment provider and is kept nowhere. */
export async function placeOrder(request: OrderRequest): Promise<OrderAnswer> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  return decide(request);
}

/** The reference by which Belgian banks match a transfer: ten digits and their check of 97. */
export function createReference(orderNumber: string): string {
  const base = orderNumber.replace(/\D/g, '').padStart(10, '0');
  const check = String(Number(base) % 97 || 97).padStart(2, '0');
  const digits = base + check;
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}
