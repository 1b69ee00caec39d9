import controls from '@site/src/components/controls.module.css';
import { API_CHANGE_KINDS, type ApiChangeKind } from '@site/src/lib/contracts/apiChanges';
import { KindBadge } from './KindBadge';
import styles from './KindChips.module.css';
import { t } from './texts';

interface KindChipsProps {
  /** The kinds that are shown; none means all. */
  value: readonly ApiChangeKind[];
  /** How many changes of each kind there are to show. */
  counts: Readonly<Record<ApiChangeKind, number>>;
  onChange: (kinds: ApiChangeKind[]) => void;
}

/** Which kinds of change to show: a check box each. */
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
