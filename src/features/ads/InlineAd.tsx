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
  /** The demo's title. */
  title: string;
  /** Called if the feed has no ad. */
  onNothing: () => void;
}

/** Loads all code for the feed the first time an ad from it is needed. */
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

/** A text ad from the feed, on one line. */
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
