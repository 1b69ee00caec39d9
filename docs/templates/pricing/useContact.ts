import * as React from 'react';
import { useShownErrors } from '../form/useShownErrors';
import { sendRequest } from './service';
import { validateContact, type ContactValues } from './validateContact';

/** A request from a large firm. The form keeps its values even if sending fails. */
export function useContact(seats: number) {
  const [values, setValues] = React.useState<ContactValues>({
    name: '',
    email: '',
    company: '',
    seats: String(seats),
    message: '',
  });
  const [attempt, setAttempt] = React.useState(1);
  const [state, setState] = React.useState<'open' | 'busy' | 'failed' | 'sent'>(
    'open',
  );
  const shown = useShownErrors(validateContact(values));

  const send = async () => {
    setState('busy');
    const hasArrived = await sendRequest(values.email, attempt);
    setAttempt(attempt + 1);
    setState(hasArrived ? 'sent' : 'failed');
  };

  return {
    ...shown,
    values,
    change: (change: Partial<ContactValues>) =>
      setValues((current) => ({ ...current, ...change })),
    state,
    send,
  };
}
