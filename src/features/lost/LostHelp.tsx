import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@site/i18n/en/notFound.json';
import controls from '@site/src/components/controls.module.css';
import { SEARCH_FIELDS, SEARCH_PAGE_PATH } from '@site/src/lib/contracts/searchConfig';
import { createTranslate } from '@site/src/lib/createTranslate';
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FoundProps } from './Found';
import styles from './LostHelp.module.css';

const t = createTranslate({ en: texts });

/**
 * Space for what an unknown URL may mean, which has its own script, and a search that works without
 * one.
 */
export function LostHelp() {
  const [Found, setFound] = useState<ComponentType<FoundProps>>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const action = useBaseUrl(SEARCH_PAGE_PATH);

  useEffect(() => {
    // Without that script, the page stays as it was served.
    void import('./Found').then((part) => setFound(() => part.Found)).catch(() => {});
  }, []);

  const suggestWords = useCallback((words: string) => {
    if (input.current?.value === '') {
      input.current.value = words;
    }
  }, []);

  return (
    <>
      <div className={styles.room}>{Found && <Found onWords={suggestWords} />}</div>
      <form className={styles.form} role="search" action={action}>
        <label className={styles.label} htmlFor={id}>
          {t('search')}
        </label>
        <input
          ref={input}
          id={id}
          className={controls.field}
          type="search"
          name={SEARCH_FIELDS.query}
          autoComplete="off"
        />
        <button className={controls.button} type="submit">
          {t('find')}
        </button>
      </form>
    </>
  );
}
