import { Icon } from '@site/src/components/Icon';
import { COPIED_LONG_MS } from '@site/src/components/copiedTimes';
import { useCopy } from '@site/src/components/useCopy';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { addSettings } from '@site/src/lib/settings';
import { useState } from 'react';
import { getChosen, resetSettings } from '../storeSettings';
import styles from './SettingsDrawer.module.css';
import { t } from './texts';

/** Shares or resets all choices. */
export function SettingsActions() {
  const { result, copy } = useCopy(COPIED_LONG_MS);
  const [isReset, setIsReset] = useState(false);
  const shared = { idle: '', copying: '', copied: t('shared'), failed: t('shareFailed') }[result];
  return (
    <div className={styles.actions}>
      <button
        type="button"
        onClick={() => {
          setIsReset(false);
          copy(addSettings(window.location.href, getChosen()));
        }}
        {...eventAttributes({ category: 'settings', action: 'share' })}
      >
        <Icon name={result === 'copied' ? 'check' : 'link'} />
        {result === 'copied' ? t('shared') : t('share')}
      </button>
      <button
        type="button"
        onClick={() => {
          resetSettings();
          setIsReset(true);
        }}
        {...eventAttributes({ category: 'settings', action: 'reset' })}
      >
        <Icon name="reset" />
        {t('reset')}
      </button>
      <p role="status" className={styles.hint}>
        {shared || (isReset && t('resetDone'))}
      </p>
      <p className={styles.hint}>{t('remembered')}</p>
    </div>
  );
}
