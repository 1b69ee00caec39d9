import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Comparison } from '@site/src/lib/apiChanges/comparisons';
import styles from './Summary.module.css';
import { listMigrationGuides } from './migrationGuides';
import { t } from './texts';

/** The migration guides for the steps of a comparison. */
export function Guides({ comparison }: { comparison: Comparison }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const guides = listMigrationGuides(comparison);
  return guides.length === 0 ? null : (
    <nav aria-label={t('guides')}>
      <ul className={styles.guides}>
        {guides.map(({ from, to, path }) => (
          <li key={path}>
            {/* Not the router's link: old versions are builds of their own. */}
            <a href={withBaseUrl(path)}>{t('guide', { from, to })}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
