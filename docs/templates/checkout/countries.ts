export interface Country {
  code: string;
  name: string;
  /** VAT in the destination country, in percent. Prices include it. */
  vat: number;
  /** In cents. */
  shipping: number;
  /** Working days from today to the earliest delivery. */
  leadDays: number;
  postcode: RegExp;
  postcodeExample: string;
}

const FIVE_DIGITS = /^\d{5}$/;
const FOUR_DIGITS = /^\d{4}$/;

const near = { shipping: 900, leadDays: 3 };
const middle = { shipping: 1900, leadDays: 5 };
const far = { shipping: 3400, leadDays: 8 };

/** The workshop delivers within the European Union. */
export const countries: Country[] = [
  {
    code: 'AT',
    name: 'Austria',
    vat: 20,
    ...middle,
    postcode: FOUR_DIGITS,
    postcodeExample: '1070',
  },
  {
    code: 'BE',
    name: 'Belgium',
    vat: 21,
    ...near,
    postcode: FOUR_DIGITS,
    postcodeExample: '9000',
  },
  {
    code: 'DK',
    name: 'Denmark',
    vat: 25,
    ...middle,
    postcode: FOUR_DIGITS,
    postcodeExample: '2100',
  },
  {
    code: 'FI',
    name: 'Finland',
    vat: 25.5,
    ...far,
    postcode: FIVE_DIGITS,
    postcodeExample: '00170',
  },
  {
    code: 'FR',
    name: 'France',
    vat: 20,
    ...middle,
    postcode: FIVE_DIGITS,
    postcodeExample: '59000',
  },
  {
    code: 'DE',
    name: 'Germany',
    vat: 19,
    ...middle,
    postcode: FIVE_DIGITS,
    postcodeExample: '50667',
  },
  {
    code: 'IE',
    name: 'Ireland',
    vat: 23,
    ...far,
    postcode: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
    postcodeExample: 'D02 X285',
  },
  {
    code: 'IT',
    name: 'Italy',
    vat: 22,
    ...far,
    postcode: FIVE_DIGITS,
    postcodeExample: '20121',
  },
  {
    code: 'LU',
    name: 'Luxembourg',
    vat: 17,
    ...near,
    postcode: FOUR_DIGITS,
    postcodeExample: '1855',
  },
  {
    code: 'NL',
    name: 'Netherlands',
    vat: 21,
    ...near,
    postcode: /^[1-9]\d{3} ?[A-Z]{2}$/i,
    postcodeExample: '1012 AB',
  },
  {
    code: 'PT',
    name: 'Portugal',
    vat: 23,
    ...far,
    postcode: /^\d{4}-\d{3}$/,
    postcodeExample: '4050-253',
  },
  {
    code: 'ES',
    name: 'Spain',
    vat: 21,
    ...far,
    postcode: FIVE_DIGITS,
    postcodeExample: '08003',
  },
  {
    code: 'SE',
    name: 'Sweden',
    vat: 25,
    ...far,
    postcode: /^\d{3} ?\d{2}$/,
    postcodeExample: '114 55',
  },
];

/** The workshop's country. */
export const homeCountry = countries.find(({ code }) => code === 'BE')!;
