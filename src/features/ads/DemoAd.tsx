import { Suspense, useState } from 'react';
import { AdBoundary } from './AdBoundary';
import { useAdConfig } from './AdProvider';
import { lazyPart } from './lazyPart';
import { readAdConfig } from './readAdConfig';
import styles from './Slot.module.css';

const InlineAd = lazyPart((island) => island.InlineAd);

/** Movement this soon after an action of the reader belongs to the action; in ms. */
const ACTION_TIME = 400;

/**
 * The ad below a demo, mounted by the reader's first click on its code. All of its kind come from
 * the feed: without one there is neither ad nor space. The space is reserved in the frame that opens
 * the code. When the feed has nothing, it is given up at once or never: the code has just moved
 * the page, and later nothing may.
 */
export function DemoAd({ title }: { title: string }) {
  const { isDisabled } = useAdConfig();
  const [config] = useState(readAdConfig);
  const [openedAt] = useState(() => performance.now());
  const [isGone, setIsGone] = useState(false);
  const { isEnabled, feedUrl, publisher } = config;
  return isDisabled || !isEnabled || !feedUrl || isGone ? null : (
    <div className={`${styles.inline} wide`} data-ad-slot="">
      <AdBoundary>
        <Suspense>
          <InlineAd
            feedUrl={feedUrl}
            publisher={publisher}
            title={title}
            onNothing={() => setIsGone(performance.now() - openedAt < ACTION_TIME)}
          />
        </Suspense>
      </AdBoundary>
    </div>
  );
}
