import texts from '@site/i18n/en/ads.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { createLinkProps, type Ad } from './ad';
import styles from './Ads.module.css';
import type { AdShape } from './shape';
import { useDisplayEvent } from './useDisplayEvent';

const t = createTranslate({ en: texts });

function Description({ html }: { html: Ad['description'] }) {
  // Ads are in the advertiser's language, regardless of the page's direction.
  return <p className={styles.description} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Publisher({ name }: { name: string }) {
  return <p className={styles.publisher}>{t('adPublisher', { publisher: name })}</p>;
}

/** An ad's content. Its link covers the whole ad; links in the description stay on top of it. */
export function AdBody({ ad, shape }: { ad: Ad; shape: AdShape }) {
  const { link, img, name, description, poweredby, label } = ad;
  useDisplayEvent(label);
  const linkProps = createLinkProps(link, label);
  if (shape === 'image' && img !== undefined) {
    return (
      <div className={styles.image}>
        <a className={styles.link} {...linkProps}>
          <img src={img} alt={name} width={130} height={100} />
        </a>
        <div className={styles.text}>
          <Description html={description} />
          <Publisher name={poweredby} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.inline}>
      <span className={styles.marker}>{t('ad')}</span>
      <Description html={description} />{' '}
      <a className={`${styles.link} ${styles.more}`} {...linkProps}>
        {t('learnMore')}
        <span className="visually-hidden"> {t('about', { name })}</span>
      </a>
      <Publisher name={poweredby} />
    </div>
  );
}
