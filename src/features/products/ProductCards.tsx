import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { getPageVersion, listProducts } from './installCommand';
import styles from './ProductCards.module.css';
import { getProductPath, PRODUCTS, t } from './products';
import { useVersionPath } from './useVersionPath';

interface ProductCardsProps {
  /** Page of each product to lead to; the overview where there is none. */
  page?: string;
  /** Heading on that page. */
  hash?: string;
}

/** Links, one into each product of the page's version. */
export function ProductCards({ page = '', hash }: ProductCardsProps) {
  const toVersionPath = useVersionPath();
  const products = listProducts(PRODUCTS, getPageVersion(useLocation().pathname));
  return (
    <ul className={styles.cards} aria-label={t('cards')}>
      {products.map((product) => (
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
