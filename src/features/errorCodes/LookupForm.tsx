import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './LookupForm.module.css';
import { readLines, readPasted } from './readPasted';
import { t } from './texts';

interface LookupFormProps {
  onLookUp: (code: string, args: readonly string[]) => void;
}

/** Accepts an error from the console, or its code and arguments. */
export function LookupForm({ onLookUp }: LookupFormProps) {
  const [isInvalid, setIsInvalid] = useState(false);
  const error = useRef<HTMLInputElement>(null);
  const lines = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = readPasted(error.current?.value ?? '');
    setIsInvalid(!address);
    if (!address) {
      error.current?.focus();
      return;
    }
    const { code, args } = address;
    onLookUp(code, args.length > 0 ? args : readLines(lines.current?.value ?? ''));
  };

  return (
    <form className={styles.form} aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('form.title')}
      </h2>
      <label className={styles.label} htmlFor={`${id}-error`}>
        {t('form.error')}
      </label>
      <input
        ref={error}
        id={`${id}-error`}
        className={styles.field}
        dir="ltr"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-diagnostic`}
        onChange={() => setIsInvalid(false)}
      />
      <p id={`${id}-diagnostic`} role="alert" className={styles.diagnostic}>
        {isInvalid && t('form.diagnostic')}
      </p>
      <label className={styles.label} htmlFor={`${id}-arguments`}>
        {t('form.arguments')}
      </label>
      <textarea
        ref={lines}
        id={`${id}-arguments`}
        className={styles.field}
        dir="ltr"
        rows={2}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className={styles.help}>
        {t('form.argumentsHelp')}
      </p>
      <button type="submit" className={styles.button}>
        {t('form.submit')}
      </button>
    </form>
  );
}
