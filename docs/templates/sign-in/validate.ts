import { texts } from './texts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function validateEmail(email: string): string | undefined {
  if (email.trim() === '') {
    return texts.errors.emailMissing;
  }
  return EMAIL.test(email.trim()) ? undefined : texts.errors.emailWrong;
}

export function validatePassword(password: string): string | undefined {
  return password === '' ? texts.errors.passwordMissing : undefined;
}
