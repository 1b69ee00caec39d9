import dayjs, { type Dayjs } from 'dayjs';
import { checkPassword } from './passwordRules';
import { texts } from './texts';

export interface Member {
  name: string;
  email: string;
  password: string;
  born: Dayjs | null;
  hasAccepted: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const MIN_AGE = 18;

const { errors } = texts;

function validateEmail(email: string): string | undefined {
  if (email.trim() === '') {
    return errors.emailMissing;
  }
  return EMAIL.test(email.trim()) ? undefined : errors.emailWrong;
}

function validatePassword({ password, name, email }: Member): string | undefined {
  if (password === '') {
    return errors.passwordMissing;
  }
  const open = checkPassword(password, { name, email }).filter(
    ({ isMet }) => !isMet,
  );
  const words = open.map(({ id }) => texts.rules[id].toLowerCase());
  return open.length > 0 ? errors.passwordWeak(words.join(', ')) : undefined;
}

function validateBirth(born: Dayjs | null): string | undefined {
  if (!born) {
    return errors.bornMissing;
  }
  if (!born.isValid() || born.year() < 1900) {
    return errors.bornWrong;
  }
  if (born.isAfter(dayjs())) {
    return errors.bornFuture;
  }
  return dayjs().diff(born, 'year') < MIN_AGE ? errors.bornYoung : undefined;
}

/** Returns the errors in the form, by field. */
export function validateMember(member: Member) {
  return {
    name: member.name.trim() === '' ? errors.nameMissing : undefined,
    email: validateEmail(member.email),
    password: validatePassword(member),
    born: validateBirth(member.born),
    hasAccepted: member.hasAccepted ? undefined : errors.termsMissing,
  };
}
