import { forwardRef, type ReactNode } from 'react';
import type { Lookup } from './lookUp';
import styles from './LookupResult.module.css';
import { MessageCard } from './MessageCard';
import { t } from './texts';

/** A URL can be of any length. */
const SHOWN_LENGTH = 60;

type Known = Exclude<Lookup, { state: 'loading' }>;

function getTitle(lookup: Known): string {
  switch (lookup.state) {
    case 'none':
      return t('none.title');
    case 'unknown':
      return lookup.isNumber ? t('unknown.title', { code: lookup.code }) : t('unknown.notNumber');
    case 'resolved':
      return t('resolved.title', { code: lookup.code });
  }
}

function renderBody(lookup: Known): ReactNode {
  switch (lookup.state) {
    case 'none':
      return (
        <>
          <p>{t('none.text')}</p>
          <pre className={styles.example}>{t('none.example')}</pre>
          <p>{t('none.next')}</p>
        </>
      );
    case 'unknown':
      return (
        <>
          <p>{t(lookup.isNumber ? 'unknown.number' : 'unknown.text')}</p>
          {!lookup.isNumber && (
            <pre className={styles.example}>{lookup.code.slice(0, SHOWN_LENGTH)}</pre>
          )}
          {lookup.nearest.length > 0 && (
            <p>
              {t('unknown.nearest')}{' '}
              {lookup.nearest.map((code) => (
                <a key={code} className={styles.nearest} href={`#code-${code}`}>
                  {code}
                </a>
              ))}
            </p>
          )}
        </>
      );
    case 'resolved':
      return (
        <>
          {lookup.messages.length > 1 && (
            <p>{t('resolved.several', { count: lookup.messages.length })}</p>
          )}
          {lookup.messages.map((message, index) => (
            <MessageCard key={index} message={message} />
          ))}
        </>
      );
  }
}

/** The result for the page's URL. The ref is for the heading, which receives the focus. */
export const LookupResult = forwardRef<HTMLHeadingElement, { lookup: Lookup }>(
  function LookupResult({ lookup }, ref) {
    return (
      <section className={styles.result} aria-busy={lookup.state === 'loading'}>
        {lookup.state === 'loading' ? (
          <>
            <p className={styles.loading}>{t('loading')}</p>
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
          </>
        ) : (
          <>
            <h2 ref={ref} tabIndex={-1} className={styles.title}>
              {getTitle(lookup)}
            </h2>
            {renderBody(lookup)}
          </>
        )}
      </section>
    );
  },
);
