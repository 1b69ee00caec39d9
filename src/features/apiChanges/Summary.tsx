import useBaseUrl from '@docusaurus/useBaseUrl';
import { Icon } from '@site/src/components/Icon';
import { getChangesFile } from '@site/src/lib/apiChanges/comparisons';
import type { ApiChanges } from '@site/src/lib/contracts/apiChanges';
import { countChanges, type FilteredGroup } from './filterChanges';
import type { Query } from './query';
import styles from './Summary.module.css';
import { t } from './texts';

interface SummaryProps {
  query: Query;
  /** Undefined while they're loading or if they failed to load. */
  changes: ApiChanges | undefined;
  shown: readonly FilteredGroup[];
  hasFailed: boolean;
}

function describeCount(count: number, all: number): string {
  if (count !== all) {
    return t('counts.filtered', { count, all });
  }
  return all === 1 ? t('counts.one') : t('counts.many', { count: all });
}

/** The number of changes, the versions compared, and a link to download the list. */
export function Summary({ query, changes, shown, hasFailed }: SummaryProps) {
  const markdownUrl = useBaseUrl(getChangesFile(query, 'md'));
  return (
    <div className={styles.summary}>
      <p role="status" className={styles.count}>
        {changes && describeCount(countChanges(shown), countChanges(changes.groups))}
        {!changes && !hasFailed && t('loading')}
      </p>
      {changes && (
        <p className={styles.versions}>
          {t('counts.versions', { from: changes.fromVersion, to: changes.toVersion })}
        </p>
      )}
      <a className={styles.download} href={markdownUrl} download>
        <Icon name="download" />
        {t('download')}
      </a>
    </div>
  );
}
