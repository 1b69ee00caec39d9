import texts from '@site/i18n/en/ads.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import styles from './Ads.module.css';

const t = createTranslate({ en: texts });

/** Asks a reader who blocks ads to reconsider. */
export function Appeal() {
  return (
    <div className={styles.appeal}>
      <p>{t('likeMui')}</p>
      <p>{t('adblock')}</p>
      <p>
        {t('thanks')}{' '}
        <span role="img" aria-label={t('emojiLove')} className={styles.love}>
          ❤
        </span>
      </p>
    </div>
  );
}
