import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/home.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { Badge } from '../plans';
import { getProductPath, PRODUCTS, type Product } from '@site/src/lib/products';
import styles from './PlanTable.module.css';

const t = createTranslate({ en: texts });

function getPremium({ slug, packages }: Product): string {
  return slug === 'data-grid' && packages.premium ? t('plans.data-grid.premium') : t('none');
}

/** What each plan includes, by product. */
export function PlanTable() {
  return (
    // The table scrolls sideways on phones, so it must be focusable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.scroll} role="region" aria-label={t('plansCaption')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('community')}</th>
            <th scope="col">
              <Badge kind="pro" />
            </th>
            <th scope="col">
              <Badge kind="premium" />
            </th>
          </tr>
        </thead>
        <tbody>
          {PRODUCTS.map((product) => (
            <tr key={product.slug}>
              <th scope="row">
                <Link to={getProductPath(product)}>{product.name}</Link>
              </th>
              <td>{t(`plans.${product.slug}.community`)}</td>
              <td>{t(`plans.${product.slug}.pro`)}</td>
              <td>{getPremium(product)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
