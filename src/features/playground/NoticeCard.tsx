import { Icon } from '@site/src/components/Icon';
import styles from './NoticeCard.module.css';
import { t } from './texts';
import type { Notice } from './usePlayground';

interface NoticeCardProps {
  notice: Notice | undefined;
  onUndo: (state: NonNullable<Notice['undo']>) => void;
  onClose: () => void;
}

/** What was just done, with an undo button. It floats, so that nothing moves. */
export function NoticeCard({ notice, onUndo, onClose }: NoticeCardProps) {
  const { text, undo } = notice ?? {};
  return (
    <div className={styles.place}>
      <div className={notice && styles.card}>
        <p role="status" className={styles.text}>
          {text}
        </p>
        {undo && (
          <button type="button" className={styles.undo} onClick={() => onUndo(undo)}>
            {t('notice.undo')}
          </button>
        )}
        {notice && (
          <button
            type="button"
            className={styles.close}
            aria-label={t('notice.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
