import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/home.json';
import productTexts from '@site/i18n/en/products.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { Demo } from '../demo';
import { getProductPath, type Product } from '@site/src/lib/products';
import { PANEL_DEMOS } from './panels';
import styles from './ProductPanel.module.css';

const t = createTranslate({ en: texts });
const tProduct = createTranslate({ en: productTexts });

/** One product: its best demo, which runs once it's near the window and the reader does anything. */
export function ProductPanel({ product }: { product: Product }) {
  const { slug, name } = product;
  const demo = PANEL_DEMOS[slug];
  const path = getProductPath(product);
  const links = [
    { to: path, label: t('overview') },
    { to: getProductPath(product, 'quickstart'), label: t('quickstart') },
    { to: `${path}#${demo.demo.name}`, label: t('code') },
  ];
  return (
    <li className={styles.panel}>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={path}>{name}</Link>
        </h3>
        <p className={styles.line}>{tProduct(`lines.${slug}`)}</p>
      </div>
      <div className={styles.stage} data-panel={slug}>
        <Demo {...demo} frame="inline" hideToolbar />
      </div>
      <p className={styles.links}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
            <span className="visually-hidden">: {name}</span>
          </Link>
        ))}
      </p>
    </li>
  );
}
