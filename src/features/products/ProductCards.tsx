import Link from '@docusaurus/Link';
import { usePagePath } from '@site/src/components/usePagePath';
import { getPageVersion, listProducts } from '@site/src/lib/installCommand';
import styles from './ProductCards.module.css';
import { getProductPath, PRODUCTS } from '@site/src/lib/products';
import { t } from './texts';
import { useVersionPath } from './useVersionPath';

interface ProductCardsProps {
  /** The page of each product to link to; the overview if omitted. */
  page?: string;
  /** Heading on that page. */
  hash?: string;
  /**
   * Whether to include products that the page's version lacks; their cards link to the current one.
   */
  includesAll?: boolean;
}

/** Links to each product in the page's version. */
export function ProductCards({ page = '', hash, includesAll = false }: ProductCardsProps) {
  const toVersionPath = useVersionPath();
  const version = getPageVersion(usePagePath());
  const products = includesAll ? PRODUCTS : listProducts(PRODUCTS, version);
  return (
    <ul className={styles.cards} aria-label={t('cards')}>
      {products.map((product) => (
        <li key={product.slug} className={styles.card} data-markdown="parts">
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
