import { CopyCodeButton } from '@site/src/components/CopyCodeButton';
import styles from './Steps.module.css';
import { t } from './texts';

interface CommandProps {
  command: string;
  /** Whether it's not part of the preset. */
  isApart: boolean;
}

/** A command from a guide, to copy. */
export function Command({ command, isApart }: CommandProps) {
  return (
    <div className={styles.commandBox}>
      {isApart && <p className={styles.notes}>{t('item.apart')}</p>}
      <div className={styles.command} dir="ltr">
        <code>{command}</code>
        <CopyCodeButton code={command} className={styles.copy} />
      </div>
    </div>
  );
}
