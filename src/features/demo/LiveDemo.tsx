import texts from '@site/i18n/en/demo.json';
import type { CodeStyling, DemoModule } from '@site/src/lib/contracts/demos';
import { lazy, Suspense, useState } from 'react';
import { createTranslate } from '../i18n';
import { DemoBoundary } from './DemoBoundary';
import { DemoCrash } from './DemoCrash';
import { loadDemo } from './loadDemo';
import styles from './Demo.module.css';

const t = createTranslate({ en: texts });

interface LiveDemoProps {
  name: string;
  load: () => Promise<DemoModule>;
  styling?: CodeStyling;
  isolated?: boolean;
}

/** A running demo, with its waiting and broken states. */
export function LiveDemo({ name, load, styling = 'system', isolated = false }: LiveDemoProps) {
  const createLoader = () => lazy(() => loadDemo({ load, styling, isolated }));
  const [Loaded, setLoaded] = useState(createLoader);
  return (
    <DemoBoundary
      renderError={(error, retry) => (
        <DemoCrash
          name={name}
          error={error}
          onRetry={() => {
            // A lazy component keeps its failure; the next attempt needs a new one.
            setLoaded(createLoader());
            retry();
          }}
        />
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
