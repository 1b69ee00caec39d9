import { texts } from './texts';

export interface ContactValues {
  name: string;
  email: string;
  company: string;
  seats: string;
  message: string;
}

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

const { errors } = texts.contact;

function checkEmail(text: string): string | undefined {
  const email = text.trim();
  if (email === '') {
    return errors.emailMissing;
  }
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? undefined : errors.emailWrong;
}

/** Returns the errors in a request, by field. */
export function validateContact(values: ContactValues): ContactErrors {
  return {
    name: values.name.trim() ? undefined : errors.nameMissing,
    email: checkEmail(values.email),
    company: values.company.trim() ? undefined : errors.companyMissing,
    seats: /^[1-9]\d{0,4}$/.test(values.seats.trim())
      ? undefined
      : errors.seatsWrong,
  };
}
