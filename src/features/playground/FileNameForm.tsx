import controls from '@site/src/components/controls.module.css';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findNameError, type NameError } from './fileNames';
import styles from './FileNameForm.module.css';
import { t } from './texts';

const BUTTON = `${controls.quietButton} ${styles.button}`;

interface FileNameFormProps {
  label: string;
  name: string;
  /** Names of the other files. */
  others: readonly string[];
  isEntry: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Asks for a file name, with its extension. */
export function FileNameForm({
  label,
  name,
  others,
  isEntry,
  onSave,
  onCancel,
}: FileNameFormProps) {
  const [diagnostic, setDiagnostic] = useState<NameError>();
  const input = useRef<HTMLInputElement>(null);
  const diagnosticId = useId();

  useEffect(() => {
    const field = input.current;
    field?.focus();
    // The extension usually stays the same.
    field?.setSelectionRange(0, Math.max(0, field.value.lastIndexOf('.')));
  }, []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const value = input.current?.value.trim() ?? '';
    const found = findNameError(value, others, isEntry);
    setDiagnostic(found);
    if (found) {
      input.current?.focus();
    } else {
      onSave(value);
    }
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onCancel();
    }
  };

  return (
    <form className={styles.form} onSubmit={save}>
      <input
        ref={input}
        className={styles.input}
        dir="ltr"
        aria-label={label}
        aria-invalid={diagnostic !== undefined}
        aria-describedby={diagnosticId}
        placeholder={t('files.example')}
        defaultValue={name}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onKeyDown={cancelOnEscape}
        onChange={() => setDiagnostic(undefined)}
      />
      <button type="submit" className={BUTTON}>
        {t('files.save')}
      </button>
      <button type="button" className={BUTTON} onClick={onCancel}>
        {t('files.cancel')}
      </button>
      <p id={diagnosticId} role="alert" className={styles.diagnostic}>
        {diagnostic && t(`nameError.${diagnostic}`)}
      </p>
    </form>
  );
}
