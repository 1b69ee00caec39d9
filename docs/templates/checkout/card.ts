export interface CardBrand {
  name: string;
  /** Sizes of the groups of digits in a card number. */
  groups: number[];
  codeLength: number;
}

const USUAL: Omit<CardBrand, 'name'> = { groups: [4, 4, 4, 4], codeLength: 3 };

const BRANDS: (CardBrand & { starts: RegExp })[] = [
  { name: 'Visa', starts: /^4/, ...USUAL },
  { name: 'Mastercard', starts: /^(5[1-5]|2[2-7])/, ...USUAL },
  { name: 'American Express', starts: /^3[47]/, groups: [4, 6, 5], codeLength: 4 },
  { name: 'Bancontact', starts: /^6703/, groups: [4, 4, 4, 4, 1], codeLength: 3 },
];

export const readDigits = (text: string) => text.replace(/\D/g, '');

/** Finds a card's brand from the digits typed so far. */
export function findBrand(digits: string): CardBrand | undefined {
  return BRANDS.find(({ starts }) => starts.test(digits));
}

/** Formats `4242424242424242` as `4242 4242 4242 4242`, and drops extra digits. */
export function formatNumber(text: string): string {
  const digits = readDigits(text);
  let rest = digits;
  const groups = (findBrand(digits) ?? USUAL).groups.map((size) => {
    const group = rest.slice(0, size);
    rest = rest.slice(size);
    return group;
  });
  return groups.filter(Boolean).join(' ');
}

/** Formats `1027` as `10 / 27`. */
export function formatExpiry(text: string): string {
  const digits = readDigits(text);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)];
  return year ? `${month} / ${year}` : month;
}

/** Finds the caret position in the formatted text that has this many digits before it. */
export function placeCaret(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (const [index, character] of [...formatted].entries()) {
    if (seen === digitsBefore) {
      return index;
    }
    seen += /\d/.test(character) ? 1 : 0;
  }
  return formatted.length;
}

/** The Luhn check from ISO/IEC 7812, which catches any single wrong digit. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}
