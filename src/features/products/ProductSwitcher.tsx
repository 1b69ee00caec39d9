import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/frame.json';
import { Icon } from '@site/src/components/Icon';
import { MenuDetails, menuItemClass } from '@site/src/components/MenuDetails';
import { usePagePath } from '@site/src/components/usePagePath';
import { createTranslate } from '@site/src/lib/createTranslate';
import { getProductIds } from '@site/src/lib/paths';
import { findProductById, getProductPath, PRODUCTS } from '@site/src/lib/products';
import styles from './ProductSwitcher.module.css';
import { useVersionPath } from './useVersionPath';

const t = createTranslate({ en: texts });

/** The name of the current product, which opens a list of all products. */
export function ProductSwitcher({ brand }: { brand: string }) {
  const toVersionPath = useVersionPath();
  const current = findProductById(getProductIds(usePagePath()).productId);
  return (
    <MenuDetails
      label={t('switchProduct')}
      chosen={current?.name ?? brand}
      listLabel={t('products')}
    >
      {PRODUCTS.map((product) => (
        <li key={product.slug}>
          <Link
            className={menuItemClass}
            to={toVersionPath(getProductPath(product))}
            aria-current={product === current ? 'true' : undefined}
          >
            {product.name}
            {product === current && <Icon name="check" />}
          </Link>
        </li>
      ))}
      <li className={styles.more}>
        <Link className={menuItemClass} to={toVersionPath('/x/introduction/')}>
          {t('footer.introduction')}
        </Link>
      </li>
    </MenuDetails>
  );
}
