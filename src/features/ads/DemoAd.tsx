import { Suspense, useState } from 'react';
import { AdBoundary } from './AdBoundary';
import { useAdConfig } from './AdProvider';
import { lazyPart } from './lazyPart';
import { readAdConfig } from './readAdConfig';
import styles from './Slot.module.css';

const InlineAd = lazyPart((island) => island.InlineAd);

/** Layout shifts this soon after a user's action count as part of it; in ms. */
const ACTION_TIME = 400;

/**
 * The ad below a demo, mounted when the reader first opens its code. These ads always come from the
 * feed: without one, there's neither an ad nor space for it. The space is reserved in the frame
 * that opens the code. If the feed is empty, the space is released right away or not at all: the
 * code has just moved the page, and nothing may move it later.
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
