import { useEffect, useRef, useState, type FormEvent } from 'react';

type Errors<Values> = Partial<Record<keyof Values, string>>;

interface FormOptions<Values> {
  initial: Values;
  /** What is wrong, by field, in words. */
  validate: (values: Values) => Errors<Values>;
  /** Sends what is right. What it throws is shown above the form. */
  submit: (values: Values) => Promise<void>;
}

/** What is wrong with a form that was sent: a message, and perhaps the field that it is about. */
export class FormError extends Error {
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** The first field that is wrong, in the order of the page. */
const WRONG = '[aria-invalid="true"], .Mui-error [role="spinbutton"]';

/**
 * The state of a form. A field says what is wrong with it once the reader has left it or sent the
 * form, never while they type; then the first such field gets the focus.
 */
export function useForm<Values extends object>({
  initial,
  validate,
  submit,
}: FormOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState<readonly (keyof Values)[]>([]);
  const [refused, setRefused] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempts > 0) {
      form.current?.querySelector<HTMLElement>(WRONG)?.focus();
    }
  }, [attempts]);

  const errors = validate(values);
  const names = Object.keys(values) as (keyof Values)[];

  const change = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((current) => ({ ...current, [name]: value }));
    setChecked((current) => current.filter((other) => other !== name));
    setRefused((current) => ({ ...current, [name]: undefined }));
  };

  const check = (name: keyof Values) => {
    if (values[name]) {
      setChecked((current) => [...current, name]);
    }
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) {
      return;
    }
    setFailure('');
    setChecked(names);
    if (names.some((name) => errors[name])) {
      setAttempts(attempts + 1);
      return;
    }
    setIsBusy(true);
    try {
      await submit(values);
    } catch (error) {
      const { message, field } = error as FormError;
      if (field) {
        setRefused({ [field]: message } as Errors<Values>);
      } else {
        setFailure(message);
      }
      setAttempts(attempts + 1);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    values,
    change,
    check,
    isBusy,
    /** Why the form could not be sent, where that is about no field. */
    failure,
    /** For the `<form>`. */
    formProps: { ref: form, noValidate: true, onSubmit: handleSubmit },
    getError: (name: keyof Values) =>
      refused[name] ?? (checked.includes(name) ? errors[name] : undefined),
  };
}
