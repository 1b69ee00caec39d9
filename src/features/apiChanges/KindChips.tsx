import controls from '@site/src/components/controls.module.css';
import { API_CHANGE_KINDS, type ApiChangeKind } from '@site/src/lib/contracts/apiChanges';
import { KindBadge } from './KindBadge';
import styles from './KindChips.module.css';
import { t } from './texts';

interface KindChipsProps {
  /** The kinds to show; an empty list shows all. */
  value: readonly ApiChangeKind[];
  /** How many changes there are of each kind. */
  counts: Readonly<Record<ApiChangeKind, number>>;
  onChange: (kinds: ApiChangeKind[]) => void;
}

/** Checkboxes for the kinds of changes to show. */
export function KindChips({ value, counts, onChange }: KindChipsProps) {
  return (
    <fieldset className={`${controls.group} ${styles.group}`}>
      <legend className={controls.legend}>{t('controls.kinds')}</legend>
      {API_CHANGE_KINDS.map((kind) => (
        <label key={kind} className={controls.option}>
          <input
            type="checkbox"
            checked={value.includes(kind)}
            onChange={({ target }) =>
              onChange(
                API_CHANGE_KINDS.filter((other) =>
                  other === kind ? target.checked : value.includes(other),
                ),
              )
            }
          />
          <span className={styles.face}>
            <KindBadge kind={kind} /> <span className={styles.count}>{counts[kind]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
