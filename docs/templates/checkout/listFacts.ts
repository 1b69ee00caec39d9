import { findBrand, readDigits } from './card';
import { formatDay } from './deliveryDays';
import type { CheckoutState, Step } from './useCheckout';
import { texts } from './texts';

const words = texts.review;

interface Fact {
  name: 'deliverTo' | 'day' | 'contact' | 'payWith';
  /** The step where users can change it. */
  step: Step;
  /** One line each. */
  details: string[];
}

/** Lists an order's details for review. Card numbers show only their last four digits. */
export function listFacts({
  address,
  payment,
}: Pick<CheckoutState, 'address' | 'payment'>): Fact[] {
  const { name, street, postcode, city, country, day, email, phone } = address;
  const { card, method } = payment;
  const digits = readDigits(card.number);
  const brand = findBrand(digits)?.name ?? words.someCard;
  return [
    {
      name: 'deliverTo',
      step: 'address',
      details: [name, street, `${postcode} ${city}`, country.name],
    },
    { name: 'day', step: 'address', details: day ? [formatDay(day)] : [] },
    { name: 'contact', step: 'address', details: phone ? [email, phone] : [email] },
    {
      name: 'payWith',
      step: 'payment',
      details:
        method === 'card'
          ? [
              words.cardEnding(brand, digits.slice(-4)),
              words.cardHolder(card.holder, card.expiry),
            ]
          : [words.transfer, words.transferTerm],
    },
  ];
}
