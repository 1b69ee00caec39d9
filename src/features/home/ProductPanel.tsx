import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/home.json';
import productTexts from '@site/i18n/en/products.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { type PointerEvent, useState } from 'react';
import { LiveDemo } from '../demo';
import { getProductPath, type Product } from '@site/src/lib/products';
import { PANEL_DEMOS } from './panels';
import { Picture } from './Picture';
import styles from './ProductPanel.module.css';

const t = createTranslate({ en: texts });
const tProduct = createTranslate({ en: productTexts });

/** One product: an image that becomes the real component when the reader reaches for it. */
export function ProductPanel({ product }: { product: Product }) {
  const [isLive, setIsLive] = useState(false);
  const { slug, name } = product;
  const reach = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      setIsLive(true);
    }
  };
  return (
    <li className={styles.panel}>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={getProductPath(product)}>{name}</Link>
        </h3>
        <p className={styles.line}>{tProduct(`lines.${slug}`)}</p>
      </div>
      <div className={styles.stage} onPointerEnter={reach} data-panel={slug}>
        {isLive ? (
          <LiveDemo
            name={name}
            load={PANEL_DEMOS[slug]}
            loadLibraries={() => import('@site/docs/_libraries')}
          />
        ) : (
          <Picture slug={slug} label={t('picture', { product: name })} />
        )}
      </div>
      <p className={styles.links}>
        <Link to={getProductPath(product)}>
          {t('overview')}
          <span className="visually-hidden">: {name}</span>
        </Link>
        <Link to={getProductPath(product, 'quickstart')}>
          {t('quickstart')}
          <span className="visually-hidden">: {name}</span>
        </Link>
        {!isLive && (
          <button type="button" className={styles.live} onClick={() => setIsLive(true)}>
            {t('tryIt')}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
      </p>
    </li>
  );
}
