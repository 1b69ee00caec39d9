import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import type { Comparison } from '@site/src/lib/apiChanges/comparisons';
import { memo, useState } from 'react';
import styles from './ChangeGroup.module.css';
import { ChangeRow } from './ChangeRow';
import type { FilteredGroup } from './filterChanges';
import { formatGroupName } from './formatGroupName';
import { getChangePath, getGroupPath } from './getReferencePath';
import { t } from './texts';

interface ChangeGroupProps extends FilteredGroup {
  comparison: Comparison;
  /** Whether the group is initially open; the reader's own choice takes precedence. */
  isOpen: boolean;
}

/** The changes of one component, interface or list. While collapsed, it renders no rows. */
export const ChangeGroup = memo(function ChangeGroup({
  comparison,
  group,
  changes,
  isOpen: isMeant,
}: ChangeGroupProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isMeant;
  const path = getGroupPath(comparison.product, group);
  const all = group.changes.length;
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={(event) => {
        // Also fires when a filter has opened or closed the group.
        if (event.currentTarget.open !== isOpen) {
          setChosen(event.currentTarget.open);
        }
      }}
    >
      <summary className={styles.summary}>
        <Icon name="chevron" className={styles.chevron} />
        <h2 className={styles.title}>{formatGroupName(group)}</h2>
        <span className={styles.count}>
          {changes.length === all ? all : t('counts.part', { count: changes.length, all })}
        </span>
      </summary>
      {isOpen && (
        <div className={styles.body}>
          {path !== undefined && (
            <p className={styles.reference}>
              <Link to={path}>{t('change.reference', { name: group.name })}</Link>
            </p>
          )}
          <ul className={styles.list}>
            {changes.map((change) => (
              <ChangeRow
                key={`${change.part} ${change.kind} ${change.name} ${change.before}`}
                change={change}
                path={getChangePath(comparison, group, change)}
              />
            ))}
          </ul>
        </div>
      )}
    </details>
  );
});
