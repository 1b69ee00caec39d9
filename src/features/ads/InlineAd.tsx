import texts from '@site/i18n/en/ads.json';
import { useEffect, useRef, useState } from 'react';
import { createTranslate } from '../i18n';
import { AdBody } from './AdBody';
import styles from './Ads.module.css';
import { loadFeedAd, type FeedAd } from './feed/loadFeedAd';
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

/** An ad from the feed, in a line of text. */
export function InlineAd({ feedUrl, publisher, title, onNothing }: InlineAdProps) {
  const [feedAd, setFeedAd] = useState<FeedAd>();
  const onNothingRef = useRef(onNothing);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const search = isBot(navigator.userAgent)
      ? Promise.resolve(undefined)
      : loadFeedAd(feedUrl, { publisher, signal, fetch: window.fetch.bind(window) });
    void search.then((found) => {
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
