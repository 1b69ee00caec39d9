import texts from '@site/i18n/en/runner.json';
import controls from '@site/src/components/controls.module.css';
import { createTranslate } from '@site/src/lib/createTranslate';
import { useId } from 'react';
import styles from './LinkedCode.module.css';

const t = createTranslate({ en: texts });

/** Stands where the result will be until the reader runs the code of a link, which anybody can have written. */
export function LinkedCode({ onRun }: { onRun: () => void }) {
  const id = useId();
  return (
    <div className={styles.notice}>
      <p id={id} role="status">
        {t('linked')}
      </p>
      <button type="button" className={controls.button} aria-describedby={id} onClick={onRun}>
        {t('run')}
      </button>
    </div>
  );
}
