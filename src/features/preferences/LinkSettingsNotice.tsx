import controls from '@site/src/components/controls.module.css';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { getSettingText, getValueText, t } from './drawer/texts';
import styles from './LinkSettingsNotice.module.css';
import { getChosen, keepFromLink, listFromLink, undoFromLink } from './storeSettings';

/** Lists the settings that a link has changed, and can restore the reader's own. */
export default function LinkSettingsNotice() {
  const [names, setNames] = useState(listFromLink);
  const chosen = getChosen();
  const decide = (act: () => void) => {
    act();
    setNames([]);
  };
  return createPortal(
    names.length > 0 && (
      <section className={styles.notice} role="status">
        <p className={styles.title}>{t('fromLink.title')}</p>
        <ul className={styles.list}>
          {names.map((name) => (
            <li key={name}>
              {getSettingText(name)}: {getValueText(name, chosen[name] ?? '')}
            </li>
          ))}
        </ul>
        <div className={styles.choices}>
          <button
            type="button"
            className={controls.button}
            onClick={() => decide(keepFromLink)}
            {...eventAttributes({ category: 'settings', action: 'link-keep' })}
          >
            {t('fromLink.keep')}
          </button>
          <button
            type="button"
            className={controls.button}
            onClick={() => decide(undoFromLink)}
            {...eventAttributes({ category: 'settings', action: 'link-undo' })}
          >
            {t('fromLink.undo')}
          </button>
        </div>
      </section>
    ),
    document.body,
  );
}
