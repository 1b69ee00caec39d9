import texts from '@site/i18n/en/demo.json';
import { lazy, Suspense, useMemo, useState } from 'react';
import { createTranslate } from '../i18n';
import { DemoBoundary } from './DemoBoundary';
import { loadDemo, type DemoModule } from './loadDemo';
import styles from './Demo.module.css';

const t = createTranslate({ en: texts });

/** A running demo, with its waiting and broken states. */
export function LiveDemo({ load }: { load: () => Promise<DemoModule> }) {
  const [attempt, setAttempt] = useState(0);
  // A lazy component keeps its failure, so each attempt needs one of its own.
  const Loaded = useMemo(() => lazy(() => loadDemo(load)), [load, attempt]); // eslint-disable-line react-hooks/exhaustive-deps -- attempt makes it anew
  return (
    <DemoBoundary
      renderError={(error, retry) => (
        <div role="alert" className={styles.message}>
          <p>{t('failed', { message: error.message })}</p>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              setAttempt(attempt + 1);
              retry();
            }}
          >
            {t('retry')}
          </button>
        </div>
      )}
    >
      <Suspense
        fallback={
          <p role="status" className={styles.waiting}>
            {t('loading')}
          </p>
        }
      >
        <Loaded />
      </Suspense>
    </DemoBoundary>
  );
}
