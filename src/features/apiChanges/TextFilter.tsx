import { useId } from 'react';
import choice from '@site/src/components/Choice.module.css';
import styles from './Controls.module.css';
import { t } from './texts';

interface TextFilterProps {
  value: string;
  onChange: (text: string) => void;
}

/** A field for words that changes must contain. */
export function TextFilter({ value, onChange }: TextFilterProps) {
  const id = useId();
  return (
    <div className={`${choice.field} ${styles.filter}`}>
      <label htmlFor={id} className={choice.label}>
        {t('controls.filter')}
      </label>
      <input
        id={id}
        type="search"
        className={choice.control}
        placeholder={t('controls.filterHint')}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
