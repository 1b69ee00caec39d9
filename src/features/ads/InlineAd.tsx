import texts from '@site/i18n/en/ads.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { useEffect, useRef, useState } from 'react';
import { AdBody } from './AdBody';
import styles from './Ads.module.css';
import type { FeedAd, LoadOptions } from './feed/loadFeedAd';
import { Pixels } from './Pixels';
import { isBot } from './source';

const t = createTranslate({ en: texts });

interface InlineAdProps {
  feedUrl: string;
  publisher: string;
  /** Title of the demo. */
  title: string;
  /** The feed has no ad. */
  onNothing: () => void;
}

/** Everything about the feed is fetched when the first reader wants an ad of it. */
async function load(feedUrl: string, options: LoadOptions): Promise<FeedAd | undefined> {
  if (isBot(navigator.userAgent)) {
    return undefined;
  }
  try {
    const { loadFeedAd } = await import('./feed/loadFeedAd');
    return await loadFeedAd(feedUrl, options);
  } catch {
    return undefined;
  }
}

/** An ad from the feed, in a line of text. */
export function InlineAd({ feedUrl, publisher, title, onNothing }: InlineAdProps) {
  const [feedAd, setFeedAd] = useState<FeedAd>();
  const onNothingRef = useRef(onNothing);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void load(feedUrl, {
      publisher,
      signal,
      fetch: (...request) => window.fetch(...request),
    }).then((found) => {
      if (found) {
        setFeedAd(found);
      } else if (!signal.aborted) {
        onNothingRef.current();
      }
    });
    return () => controller.abort();
  }, [feedUrl, publisher]);
  return (
    feedAd && (
      <aside className={styles.below} aria-label={t('demoLabel', { title })}>
        <Pixels urls={feedAd.pixels} />
        <AdBody ad={feedAd.ad} shape="inline" />
      </aside>
    )
  );
}
