import texts from '@site/i18n/en/consent.json';
import controls from '@site/src/components/controls.module.css';
import { createTranslate } from '@site/src/lib/createTranslate';
import { useEffect, useId, useRef } from 'react';
import styles from './ConsentNotice.module.css';
import { chooseConsent, putOffNotice } from './consentStore';
import { useConsent } from './useConsent';
import { useNoticeHeight } from './useNoticeHeight';

const t = createTranslate({ en: texts });

const CHOICE = `${controls.button} ${styles.choice}`;

/**
 * Asks whether analytics may run. It comes first in the tab order and floats over the page without
 * blocking it. Escape postpones the question until another visit.
 */
export function ConsentNotice() {
  const { consent, notice } = useConsent();
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  useNoticeHeight(ref);

  useEffect(() => {
    if (notice === 'opened') {
      ref.current?.focus();
    }
  }, [notice]);

  useEffect(() => {
    const element = ref.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        putOffNotice();
      }
    };
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  }, []);

  const isRefused = consent === 'refused';
  return (
    <section ref={ref} tabIndex={-1} className={styles.notice} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {t(isRefused ? 'refused.title' : 'title')}
      </p>
      <p className={styles.text}>
        {t(isRefused ? 'refused.text' : 'text')}{' '}
        {(consent === 'granted' || consent === 'denied') && t(`now.${consent}`)}
      </p>
      <div className={styles.choices}>
        {isRefused ? (
          <button type="button" className={CHOICE} onClick={putOffNotice}>
            {t('refused.close')}
          </button>
        ) : (
          <>
            <button type="button" className={CHOICE} onClick={() => chooseConsent('analytics')}>
              {t('allow')}
            </button>
            <button type="button" className={CHOICE} onClick={() => chooseConsent('essential')}>
              {t('essential')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
