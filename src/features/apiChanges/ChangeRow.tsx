import Link from '@docusaurus/Link';
import type { ApiChange } from '@site/src/lib/contracts/apiChanges';
import { memo } from 'react';
import { Badge } from '../plans';
import { ChangeDetails } from './ChangeDetails';
import styles from './ChangeRow.module.css';
import { KindBadge } from './KindBadge';
import { t } from './texts';

interface ChangeRowProps {
  change: ApiChange;
  /** Where the reference describes it, if anywhere. */
  path: string | undefined;
}

/** One change: its kind, what changed, and the old and new value. */
export const ChangeRow = memo(function ChangeRow({ change, path }: ChangeRowProps) {
  const name = <code>{change.name}</code>;
  return (
    <li className={styles.row}>
      <KindBadge kind={change.kind} />
      <span className={styles.name}>
        {path === undefined ? name : <Link to={path}>{name}</Link>}{' '}
        <span className={styles.part}>{t(`parts.${change.part}`)}</span>{' '}
        {change.plan && <Badge kind={change.plan} />}
      </span>
      <span className={styles.details}>
        <ChangeDetails change={change} />
      </span>
    </li>
  );
});
