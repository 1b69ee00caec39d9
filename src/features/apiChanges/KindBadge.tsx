import type { ApiChangeKind } from '@site/src/lib/contracts/apiChanges';
import styles from './KindBadge.module.css';
import { t } from './texts';

const SHAPES: Readonly<Record<ApiChangeKind, string>> = {
  added: 'M12 5v14M5 12h14',
  removed: 'M5 12h14',
  renamed: 'M4 8h14l-4-4M20 16H6l4 4',
  moved: 'M4 5v14M8 12h12M14 6l6 6-6 6',
  retyped: 'M8 5l-5 7 5 7M16 5l5 7-5 7',
  default: 'M5 9h14M5 15h14',
  required: 'M12 4v16M5 8l14 8M19 8L5 16',
  deprecated: 'M12 4a8 8 0 100 16 8 8 0 000-16zM6.5 6.5l11 11',
};

/** The kind of a change, as an icon and a word, with a color for additions and removals. */
export function KindBadge({ kind }: { kind: ApiChangeKind }) {
  return (
    <span className={`${styles.badge} ${styles[kind]}`}>
      <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" className={styles.shape}>
        <path d={SHAPES[kind]} />
      </svg>
      {t(`kinds.${kind}`)}
    </span>
  );
}
