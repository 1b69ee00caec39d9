import texts from '@site/i18n/en/runner.json';
import controls from '@site/src/components/controls.module.css';
import { createTranslate } from '@site/src/lib/createTranslate';
import { useId } from 'react';
import styles from './LinkedCode.module.css';

const t = createTranslate({ en: texts });

/**
 * Shown instead of the result until the reader runs the code from a link, because anyone could have
 * written it.
 */
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
