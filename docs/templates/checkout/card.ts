export interface CardBrand {
  name: string;
  /** Sizes of the groups that the number is printed in. */
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

/** The brand that a number begins like, as far as it is typed. */
export function findBrand(digits: string): CardBrand | undefined {
  return BRANDS.find(({ starts }) => starts.test(digits));
}

/** `4242424242424242` as `4242 4242 4242 4242`; what is too long is cut. */
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

/** `1027` as `10 / 27`. */
export function formatExpiry(text: string): string {
  const digits = readDigits(text);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)];
  return year ? `${month} / ${year}` : month;
}

/** Where the caret belongs in a formatted text so that as many digits stand before it as did. */
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

/** The check of ISO/IEC 7812, which finds every single wrong digit. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}
