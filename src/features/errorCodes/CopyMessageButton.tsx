import controls from '@site/src/components/controls.module.css';
import { Icon } from '@site/src/components/Icon';
import { useCopy } from '@site/src/components/useCopy';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import styles from './CopyMessageButton.module.css';
import { t } from './texts';

export function CopyMessageButton({ text }: { text: string }) {
  const { result, copy } = useCopy();
  return (
    <>
      <span role="status" className={result === 'failed' ? styles.failure : 'visually-hidden'}>
        {result === 'idle' || result === 'copying' ? '' : t(`copy.${result}`)}
      </span>
      <button
        type="button"
        className={`${controls.iconButton} ${styles.button}`}
        aria-label={t('copy.idle')}
        title={t('copy.idle')}
        data-copy-button=""
        onClick={() => copy(text)}
        {...eventAttributes({ category: 'code', action: 'copy-click' })}
      >
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
      </button>
    </>
  );
}
