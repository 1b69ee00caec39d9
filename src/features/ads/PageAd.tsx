import { Suspense } from 'react';
import { AdBoundary } from './AdBoundary';
import { useAdConfig } from './AdProvider';
import { lazyPart } from './lazyPart';
import { readAdConfig } from './readAdConfig';
import styles from './Slot.module.css';
import { useIdle } from './useIdle';

const BlockAd = lazyPart((island) => island.BlockAd);

/** The place of a page's ad. It is there from the first paint; what fills it comes last. */
export function PageAd() {
  const { isDisabled } = useAdConfig();
  const isIdle = useIdle();
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
