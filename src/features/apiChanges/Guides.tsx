import Link from '@docusaurus/Link';
import type { Comparison } from '@site/src/lib/apiChanges/comparisons';
import styles from './Summary.module.css';
import { listMigrationGuides } from './migrationGuides';
import { t } from './texts';

/** The migration guides for the steps of a comparison. */
export function Guides({ comparison }: { comparison: Comparison }) {
  const guides = listMigrationGuides(comparison);
  return guides.length === 0 ? null : (
    <nav aria-label={t('guides')}>
      <ul className={styles.guides}>
        {guides.map(({ from, to, path }) => (
          <li key={path}>
            <Link to={path}>{t('guide', { from, to })}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
