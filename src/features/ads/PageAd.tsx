import { whenIdle } from '@site/src/components/whenIdle';
import { Suspense, useEffect, useState } from 'react';
import { AdBoundary } from './AdBoundary';
import { useAdConfig } from './AdProvider';
import { lazyPart } from './lazyPart';
import { readAdConfig } from './readAdConfig';
import styles from './Slot.module.css';

const BlockAd = lazyPart((island) => island.BlockAd);

/** The slot for a page's ad. It's there from the first paint; its content loads last. */
export function PageAd() {
  const { isDisabled } = useAdConfig();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isDisabled ? null : (
    <div className={styles.block} data-ad-slot="">
      {isIdle && (
        <AdBoundary>
          <Suspense>
            <BlockAd config={readAdConfig()} />
          </Suspense>
        </AdBoundary>
      )}
    </div>
  );
}
