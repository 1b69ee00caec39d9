import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import texts from '@site/i18n/en/searchButton.json';
import controls from '@site/src/components/controls.module.css';
import { Icon } from '@site/src/components/Icon';
import { usePagePath } from '@site/src/components/usePagePath';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { KeyboardEvent } from 'react';
import { prepareDialog } from './loadDialog';
import { isText } from './opensSearch';
import styles from './SearchButton.module.css';
import { openSearch } from './searchStore';

const t = createTranslate({ en: texts });

/** Opens the dialog with what is typed on the button, as if it were the field it looks like. */
function typeOn(event: KeyboardEvent) {
  if (isText(event)) {
    event.preventDefault();
    openSearch(event.key === '/' ? '' : event.key);
  }
}

/** Looks like a field and opens the dialog, whose code loads when the reader reaches for it. */
export function SearchButton() {
  const isApple = useIsBrowser() && /Mac|iP/.test(navigator.platform);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const path = `/${usePagePath().slice(baseUrl.length)}`;
  const prepare = () => prepareDialog(path);
  const label = t('search');
  return (
    <button
      type="button"
      className={`${controls.iconButton} ${styles.button}`}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openSearch()}
      onKeyDown={typeOn}
    >
      <Icon name="search" />
      <span className={styles.words} aria-hidden="true">
        {label}
      </span>
      <kbd className={styles.keys} aria-hidden="true">
        {isApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}
