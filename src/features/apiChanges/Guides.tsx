import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Comparison } from '@site/src/lib/apiChanges/comparisons';
import { CHECKLIST_PATH } from '@site/src/lib/upgradeChecklist/checklistPath';
import styles from './Summary.module.css';
import { listMigrationGuides } from './migrationGuides';
import { t } from './texts';

/** The migration guides for the steps of a comparison, and the checklist made from them. */
export function Guides({ comparison }: { comparison: Comparison }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { product, from, to } = comparison;
  const guides = listMigrationGuides(comparison);
  return guides.length === 0 ? null : (
    <nav aria-label={t('guides')}>
      <ul className={styles.guides}>
        <li>
          <Link to={`${CHECKLIST_PATH}?from=${from}&to=${to}&product=${product}`}>
            {t('checklist')}
          </Link>
        </li>
        {guides.map((guide) => (
          <li key={guide.path}>
            {/* Not the router's link: old versions are separate builds. */}
            <a href={withBaseUrl(guide.path)}>{t('guide', { from: guide.from, to: guide.to })}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
