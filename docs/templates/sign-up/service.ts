import { FormError } from '../form/useForm';
import { texts } from './texts';

const wait = () => new Promise((resolve) => setTimeout(resolve, 700));

/** Stands in for a server. One address is taken; another loses the connection. */
export async function createAccount(email: string): Promise<void> {
  await wait();
  if (email.startsWith('offline@')) {
    throw new FormError(texts.errors.offline);
  }
  if (email.startsWith('taken@')) {
    throw new FormError(texts.errors.emailTaken, 'email');
  }
}
