import texts from '@site/i18n/en/demo.json';
import { lazy, Suspense, useState } from 'react';
import { createTranslate } from '../i18n';
import { DemoBoundary } from './DemoBoundary';
import { loadDemo, type DemoModule } from './loadDemo';
import styles from './Demo.module.css';

const t = createTranslate({ en: texts });

/** A running demo, with its waiting and broken states. */
export function LiveDemo({ load }: { load: () => Promise<DemoModule> }) {
  const createLoader = () => lazy(() => loadDemo(load));
  const [Loaded, setLoaded] = useState(createLoader);
  return (
    <DemoBoundary
      renderError={(error, retry) => (
        <div role="alert" className={styles.message}>
          <p>{t('failed', { message: error.message })}</p>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              // A lazy component keeps its failure; the next attempt needs a new one.
              setLoaded(createLoader());
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
        <div className="isolated">
          <Loaded />
        </div>
      </Suspense>
    </DemoBoundary>
  );
}
