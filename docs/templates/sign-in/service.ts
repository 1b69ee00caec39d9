import { FormError } from '../form/useForm';
import { texts } from './texts';

const ACCOUNT = { email: 'ines@fenlight.example', password: 'seedling-28' };
const MAX_ATTEMPTS = 5;

const wait = () => new Promise((resolve) => setTimeout(resolve, 700));

/** Stands in for a server: one account, five attempts, and an address that loses the connection. */
export function createService() {
  let attempts = 0;
  return {
    async signIn(email: string, password: string): Promise<void> {
      await wait();
      if (email.startsWith('offline@')) {
        throw new FormError(texts.errors.offline);
      }
      if (
        email.trim().toLowerCase() === ACCOUNT.email &&
        password === ACCOUNT.password
      ) {
        attempts = 0;
        return;
      }
      attempts += 1;
      throw new FormError(
        attempts < MAX_ATTEMPTS
          ? texts.errors.refused(MAX_ATTEMPTS - attempts)
          : texts.errors.locked,
      );
    },
    /** Never reveals whether the account exists. */
    async sendLink(): Promise<void> {
      await wait();
    },
  };
}

export type Service = ReturnType<typeof createService>;
