import { useEffect, useRef, useState, type FormEvent } from 'react';

type Errors<Values> = Partial<Record<keyof Values, string>>;

interface FormOptions<Values> {
  initial: Values;
  /** Returns the error messages, by field. */
  validate: (values: Values) => Errors<Values>;
  /** Sends the valid values. If it throws, the error appears at its field or above the form. */
  submit: (values: Values) => Promise<void>;
}

/** Why submitting failed: a message and, if it's about one field, that field's name. */
export class FormError extends Error {
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** Matches the controls that have an error. The first one on the page gets the focus. */
const WRONG = '[aria-invalid="true"], .Mui-error [role="spinbutton"]';

/**
 * The state of a form. A field shows its error once the user leaves it filled in or submits the
 * form, never while they're typing. After a failed submission, the first such field gets the focus.
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
    /** Why submitting failed, if it's not about a particular field. */
    failure,
    /** Props for the `<form>`. */
    formProps: { ref: form, noValidate: true, onSubmit: handleSubmit },
    getError: (name: keyof Values) =>
      refused[name] ?? (checked.includes(name) ? errors[name] : undefined),
  };
}
