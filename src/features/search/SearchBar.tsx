import texts from '@site/i18n/en/searchButton.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchDialog } from './dialog';
import { loadDialog } from './loadDialog';
import { isInField, isText, opensSearch } from './opensSearch';
import styles from './SearchBar.module.css';
import { SearchButton } from './SearchButton';
import { closeSearch, openSearch, searchStore } from './searchStore';

const t = createTranslate({ en: texts });

/** Opens and closes the dialog; text typed while it's loading becomes its initial query. */
function handleKey(event: KeyboardEvent) {
  if (event.defaultPrevented) {
    return;
  }
  const typed = searchStore.get();
  if (typed !== undefined && isText(event, typed) && !isInField(event)) {
    const input = document.querySelector<HTMLElement>('.DocSearch-Input');
    if (input) {
      // It exists and is about to get the focus: the letter is inserted there.
      input.focus();
    } else {
      event.preventDefault();
      openSearch(event.key);
    }
  } else if (opensSearch(event)) {
    event.preventDefault();
    if (typed === undefined) {
      openSearch();
    } else {
      closeSearch();
    }
  }
}

/**
 * The field in the header, with the dialog that it, the home page and shortcuts open. Only one per
 * page.
 */
export function SearchBar() {
  const query = useSyncExternalStore(
    searchStore.subscribe,
    searchStore.get,
    searchStore.getServerState,
  );
  const [loaded, setLoaded] = useState<{ Dialog: typeof SearchDialog }>();
  const [hasFailed, setFailed] = useState(false);
  const isOpen = query !== undefined;

  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  useEffect(() => {
    if (isOpen) {
      loadDialog().then(
        (module) => {
          setLoaded({ Dialog: module.SearchDialog });
          setFailed(false);
        },
        () => {
          setFailed(true);
          closeSearch();
        },
      );
    }
  }, [isOpen]);

  return (
    <>
      <SearchButton />
      {isOpen && loaded && <loaded.Dialog initialQuery={query} onClose={closeSearch} />}
      <span className={styles.failed} role="status">
        {hasFailed && !isOpen && t('failed')}
      </span>
    </>
  );
}
