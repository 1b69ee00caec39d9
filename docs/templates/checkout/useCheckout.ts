import * as React from 'react';
import { readDigits } from './card';
import { homeCountry } from './countries';
import { getToday } from './deliveryDays';
import { lines } from './goods';
import { placeOrder, type OrderProblem } from './service';
import { calculateTotals, type Discount } from './totals';
import { validateAddress, type AddressValues } from './validateAddress';
import {
  emptyCard,
  validateCard,
  type CardErrors,
  type CardValues,
} from './validateCard';
import { texts } from './texts';

export const STEPS = ['address', 'payment', 'review'] as const;

export type Step = (typeof STEPS)[number];

export interface PaymentValues {
  method: 'card' | 'transfer';
  card: CardValues;
}

const emptyAddress: AddressValues = {
  email: '',
  name: '',
  country: homeCountry,
  street: '',
  postcode: '',
  city: '',
  phone: '',
  day: null,
};

const hasNoError = (errors: object) =>
  Object.values(errors).every((error) => error === undefined);

/** The checkout's entire state. None of it leaves the page or is stored. */
export function useCheckout() {
  const [today] = React.useState(getToday);
  const [step, setStep] = React.useState<Step | 'done'>('address');
  const [hasMoved, setHasMoved] = React.useState(false);
  const [hasReviewed, setHasReviewed] = React.useState(false);
  const [address, setAddress] = React.useState(emptyAddress);
  const [method, setMethod] = React.useState<PaymentValues['method']>('card');
  const [card, setCard] = React.useState(emptyCard);
  const [declined, setDeclined] = React.useState<string>();
  const [discount, setDiscount] = React.useState<Discount>();
  const [isBusy, setIsBusy] = React.useState(false);
  const [problem, setProblem] = React.useState<OrderProblem>();
  const [attempt, setAttempt] = React.useState(1);
  const [orderNumber, setOrderNumber] = React.useState('');

  const addressErrors = validateAddress(address, today);
  const cardErrors: CardErrors = validateCard(card, today.toDate());
  if (declined !== undefined && card.number === declined) {
    cardErrors.number = texts.payment.errors.numberDeclined;
  }
  const paymentErrors: CardErrors = method === 'card' ? cardErrors : {};

  const goTo = (next: Step | 'done') => {
    setHasMoved(true);
    setProblem(undefined);
    setStep(next);
    if (next === 'review') {
      setHasReviewed(true);
    }
  };

  const order = async () => {
    setIsBusy(true);
    setProblem(undefined);
    const answer = await placeOrder({
      cardDigits: method === 'card' ? readDigits(card.number) : undefined,
      attempt,
    });
    setIsBusy(false);
    setAttempt(attempt + 1);
    if ('number' in answer) {
      setOrderNumber(answer.number);
      setCard(emptyCard);
      goTo('done');
      return;
    }
    if (answer.problem === 'declined') {
      setDeclined(card.number);
    }
    setProblem(answer.problem);
  };

  const startAgain = () => {
    setAddress(emptyAddress);
    setMethod('card');
    setCard(emptyCard);
    setDiscount(undefined);
    setDeclined(undefined);
    setHasReviewed(false);
    setAttempt(1);
    goTo('address');
  };

  return {
    today,
    step,
    /** Whether the user has changed steps. From then on, headings take the focus. */
    hasMoved,
    /** The step after the address: review if users have been there and the payment is valid. */
    nextOfAddress: (hasReviewed && hasNoError(paymentErrors)
      ? 'review'
      : 'payment') as Step,
    goTo,
    address,
    addressErrors,
    changeAddress: (change: Partial<AddressValues>) =>
      setAddress((values) => ({ ...values, ...change })),
    payment: { method, card } satisfies PaymentValues,
    paymentErrors,
    declined,
    setMethod,
    changeCard: (change: Partial<CardValues>) =>
      setCard((values) => ({ ...values, ...change })),
    lines,
    discount,
    setDiscount,
    totals: calculateTotals(lines, address.country, discount),
    order,
    isBusy,
    problem,
    orderNumber,
    startAgain,
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
