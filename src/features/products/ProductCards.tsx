import Link from '@docusaurus/Link';
import styles from './ProductCards.module.css';
import { getProductPath, PRODUCTS, t } from './products';
import { useVersionPath } from './useVersionPath';

interface ProductCardsProps {
  /** Page of each product to lead to; the overview where there is none. */
  page?: string;
  /** Heading on that page. */
  hash?: string;
}

/** Four links, one into each product. */
export function ProductCards({ page = '', hash }: ProductCardsProps) {
  const toVersionPath = useVersionPath();
  return (
    <ul className={styles.cards} aria-label={t('cards')}>
      {PRODUCTS.map((product) => (
        <li key={product.slug} className={styles.card}>
          <Link
            className={styles.name}
            to={`${toVersionPath(getProductPath(product, page))}${hash ? `#${hash}` : ''}`}
          >
            {product.name}
          </Link>
          <span className={styles.line}>{t(`lines.${product.slug}`)}</span>
          <code className={styles.package}>{product.packages.community}</code>
        </li>
      ))}
    </ul>
  );
}
