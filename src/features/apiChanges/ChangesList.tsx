import { Message } from '@site/src/components/Message';
import type { ApiChanges } from '@site/src/lib/contracts/apiChanges';
import styles from './ApiChangesPage.module.css';
import { ChangeGroup } from './ChangeGroup';
import { countChanges, type FilteredGroup } from './filterChanges';
import type { Query } from './query';
import { t } from './texts';

/** Groups with more rows than this are initially collapsed. */
const OPEN_ROWS = 40;

interface ChangesListProps {
  changes: ApiChanges;
  groups: readonly FilteredGroup[];
  query: Query;
  /** Clears all filters. */
  onReset: () => void;
}

function describeEmpty({ groups, from, to }: ApiChanges, { component, kinds, text }: Query) {
  if (groups.length === 0) {
    return t('empty.all', { from, to });
  }
  return component !== '' && kinds.length === 0 && text === ''
    ? t('empty.component', { name: component, from, to })
    : t('empty.filter');
}

/** The matching changes, grouped; or what to do if nothing matches. */
export function ChangesList({ changes, groups, query, onReset }: ChangesListProps) {
  if (groups.length === 0) {
    return (
      <Message
        text={describeEmpty(changes, query)}
        action={
          changes.groups.length > 0 ? { label: t('empty.reset'), onClick: onReset } : undefined
        }
      />
    );
  }
  const isShort = countChanges(groups) <= OPEN_ROWS;
  return (
    <div className={styles.groups}>
      {groups.map((filtered) => (
        <ChangeGroup
          key={`${changes.product} ${changes.from} ${changes.to} ${filtered.group.name}`}
          comparison={changes}
          isOpen={isShort || filtered.group.name === query.component}
          {...filtered}
        />
      ))}
    </div>
  );
}
