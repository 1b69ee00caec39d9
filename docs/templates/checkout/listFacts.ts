import { findBrand, readDigits } from './card';
import { formatDay } from './deliveryDays';
import type { CheckoutState, Step } from './useCheckout';
import { texts } from './texts';

const words = texts.review;

interface Fact {
  name: 'deliverTo' | 'day' | 'contact' | 'payWith';
  /** Where it can be changed. */
  step: Step;
  /** One line each. */
  details: string[];
}

/** What a review says of an order. Of a card it shows the last four digits only. */
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
