import texts from '@site/i18n/en/chat.json';
import controls from '@site/src/components/controls.module.css';
import { Icon } from '@site/src/components/Icon';
import { createTranslate } from '@site/src/lib/createTranslate';
import styles from './ChatLink.module.css';

const t = createTranslate({ en: texts });

interface ChatLinkProps {
  url: string;
  product: string;
  onClose: () => void;
}

/** Links to a chat that is ready if the browser refused to open a tab for it. */
export function ChatLink({ url, product, onClose }: ChatLinkProps) {
  return (
    <div className={styles.notice}>
      <span>{t('blocked')}</span>
      <a href={url} target="_blank" rel="noopener">
        {t('openLink', { product })}
        <span className="visually-hidden"> ({t('newTab')})</span>
      </a>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={t('close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
