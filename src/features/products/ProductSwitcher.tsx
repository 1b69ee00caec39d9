import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import texts from '@site/i18n/en/frame.json';
import { Icon } from '@site/src/components/Icon';
import { getProductIds } from '@site/src/lib/paths';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { createTranslate } from '../i18n';
import { findProductById, getProductPath, PRODUCTS } from './products';
import styles from './ProductSwitcher.module.css';

const t = createTranslate({ en: texts });

/** Name of the product whose pages these are, opening a list of all products. */
export function ProductSwitcher({ brand }: { brand: string }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const current = findProductById(getProductIds(pathname).productId);

  const close = () => {
    if (ref.current) {
      ref.current.open = false;
    }
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!ref.current?.contains(event.relatedTarget as Node | null)) {
      close();
    }
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && ref.current?.open) {
      close();
      ref.current.querySelector('summary')?.focus();
    }
  };

  return (
    // The element opens by itself; the handlers only close it when the reader leaves.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <details ref={ref} className={styles.switcher} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <summary className={styles.current}>
        <span className="visually-hidden">{t('switchProduct')}: </span>
        {current?.name ?? brand}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul className={styles.menu} aria-label={t('products')}>
        {PRODUCTS.map((product) => (
          <li key={product.slug}>
            <Link
              className={styles.item}
              to={getProductPath(product)}
              aria-current={product === current ? 'true' : undefined}
              onClick={close}
            >
              {product.name}
              {product === current && <Icon name="check" />}
            </Link>
          </li>
        ))}
        <li className={styles.more}>
          <Link className={styles.item} to="/x/introduction/" onClick={close}>
            {t('footer.introduction')}
          </Link>
        </li>
      </ul>
    </details>
  );
}
