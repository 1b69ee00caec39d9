import { listQuickPaths } from '@site/nav/quickLinks';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { PRODUCTS } from '@site/src/lib/products';
import { useId } from 'react';
import type { ScopeChoice } from '../scope';
import { t } from '../texts';
import { isPlainClick } from './isPlainClick';
import styles from './QuickLinks.module.css';

interface QuickLinksProps {
  choice: ScopeChoice;
  /** Follows the link to this path; the reader may still open it elsewhere. */
  onFollow: (path: string) => void;
}

/** Links to start with, before a search: for the chosen product, or for all. */
export function QuickLinks({ choice: { scope, version }, onFollow }: QuickLinksProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const id = useId();
  const products = PRODUCTS.filter(({ slug }) => scope === 'all' || slug === scope)
    .map(({ slug, name }) => ({ name, links: listQuickPaths(slug, version) }))
    .filter(({ links }) => links.length > 0);
  return (
    <nav className={styles.links} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t('links.title')}
      </h2>
      <ul className={styles.products}>
        {products.map(({ name, links }) => (
          <li key={name} className={styles.product}>
            <h3 className={styles.name}>{name}</h3>
            <ul className={styles.list}>
              {links.map(({ kind, path }) => (
                <li key={kind}>
                  <a
                    className={styles.link}
                    href={withBaseUrl(path)}
                    aria-label={`${name}: ${t(`links.${kind}`)}`}
                    onClick={(event) => {
                      if (isPlainClick(event)) {
                        event.preventDefault();
                        onFollow(path);
                      }
                    }}
                  >
                    {t(`links.${kind}`)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
