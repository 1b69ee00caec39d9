import type { Dayjs } from 'dayjs';
import type { Country } from './countries';
import { findDayProblem, findEarliest, formatDay } from './deliveryDays';
import { texts } from './texts';

export interface AddressValues {
  email: string;
  name: string;
  country: Country;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  day: Dayjs | null;
}

export type AddressErrors = Partial<Record<keyof AddressValues, string>>;

const { errors } = texts.address;

function checkEmail(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') {
    return errors.emailMissing;
  }
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(trimmed)
    ? undefined
    : errors.emailWrong;
}

function checkPostcode(text: string, country: Country): string | undefined {
  const postcode = text.trim();
  if (postcode === '') {
    return errors.postcodeMissing;
  }
  return country.postcode.test(postcode)
    ? undefined
    : errors.postcodeWrong(country.name, country.postcodeExample);
}

function checkPhone(text: string): string | undefined {
  const phone = text.replace(/[\s()/.-]/g, '');
  return phone === '' || /^\+?\d{7,15}$/.test(phone) ? undefined : errors.phoneWrong;
}

function checkDay(
  day: Dayjs | null,
  today: Dayjs,
  country: Country,
): string | undefined {
  const problem = findDayProblem(day, today, country);
  return problem && errors.day[problem](formatDay(findEarliest(today, country)));
}

/** Returns the errors in an address, by field. */
export function validateAddress(values: AddressValues, today: Dayjs): AddressErrors {
  return {
    email: checkEmail(values.email),
    name: values.name.trim() ? undefined : errors.nameMissing,
    street: values.street.trim() ? undefined : errors.streetMissing,
    postcode: checkPostcode(values.postcode, values.country),
    city: values.city.trim() ? undefined : errors.cityMissing,
    phone: checkPhone(values.phone),
    day: checkDay(values.day, today, values.country),
  };
}
