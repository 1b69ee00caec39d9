import texts from '@site/i18n/en/demo.json';
import type { Args } from '@site/src/lib/contracts/demoControls';
import type { DemoLoaders } from '@site/src/lib/contracts/demos';
import { createTranslate } from '@site/src/lib/createTranslate';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { DemoBoundary } from './DemoBoundary';
import { DemoCrash } from './DemoCrash';
import { loadDemo } from './loadDemo';
import styles from './Demo.module.css';

const t = createTranslate({ en: texts });

interface LiveDemoProps extends DemoLoaders {
  name: string;
  isolated?: boolean;
  /** Whether it keeps its own density instead of using the reader's. */
  hasOwnDensity?: boolean;
  /** Its props, if it has controls. */
  args?: Args;
  /** Called once it's in the page, whether it runs or has failed. */
  onShown?: () => void;
}

function Shown({ onShown }: Pick<LiveDemoProps, 'onShown'>) {
  // Before its first paint, so that the snapshot is removed right away.
  useLayoutEffect(() => onShown?.(), [onShown]);
  return null;
}

/** A running demo, with its loading and error states. */
export function LiveDemo(props: LiveDemoProps) {
  const { name, args, isolated = false, hasOwnDensity = false, onShown } = props;
  const createLoader = () => lazy(() => loadDemo({ ...props, isolated, hasOwnDensity }));
  const [Loaded, setLoaded] = useState(createLoader);
  return (
    <DemoBoundary
      renderError={(error, retry) => (
        <>
          <DemoCrash
            name={name}
            error={error}
            onRetry={() => {
              // A lazy component keeps its failure; a retry needs a new one.
              setLoaded(createLoader());
              retry();
            }}
          />
          <Shown onShown={onShown} />
        </>
      )}
    >
      <Suspense
        fallback={
          <p role="status" className={styles.waiting}>
            {t('loading')}
          </p>
        }
      >
        <Loaded args={args} />
        <Shown onShown={onShown} />
      </Suspense>
    </DemoBoundary>
  );
}
