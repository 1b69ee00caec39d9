import { findBrand, passesLuhn, readDigits } from './card';
import { texts } from './texts';

export interface CardValues {
  number: string;
  expiry: string;
  code: string;
  holder: string;
}

export type CardErrors = Partial<Record<keyof CardValues, string>>;

export const emptyCard: CardValues = {
  number: '',
  expiry: '',
  code: '',
  holder: '',
};

const { errors } = texts.payment;

function checkNumber(text: string): string | undefined {
  const digits = readDigits(text);
  const groups = findBrand(digits)?.groups ?? [4, 4, 4, 4];
  const length = groups.reduce((sum, size) => sum + size, 0);
  if (digits === '') {
    return errors.numberMissing;
  }
  if (digits.length < length) {
    return errors.numberShort(length - digits.length);
  }
  return passesLuhn(digits) ? undefined : errors.numberWrong;
}

function checkExpiry(text: string, today: Date): string | undefined {
  const digits = readDigits(text);
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (digits === '') {
    return errors.expiryMissing;
  }
  if (digits.length < 4 || month < 1 || month > 12) {
    return errors.expiryWrong;
  }
  // A card is valid through the last day of its expiry month.
  return new Date(year, month, 1) > today ? undefined : errors.expiryPast;
}

function checkCode(code: string, number: string): string | undefined {
  const length = findBrand(readDigits(number))?.codeLength ?? 3;
  return new RegExp(`^\\d{${length}}$`).test(code) ? undefined : errors.code(length);
}

/** Returns the errors in the card details, by field. */
export function validateCard(values: CardValues, today: Date): CardErrors {
  return {
    number: checkNumber(values.number),
    expiry: checkExpiry(values.expiry, today),
    code: checkCode(values.code, values.number),
    holder: values.holder.trim() ? undefined : errors.holderMissing,
  };
}
