import controls from '@site/src/components/controls.module.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ScopeChips } from '../ScopeChips';
import { describeAnswer, FAILURE, t } from '../texts';
import { Pages } from './Pages';
import { countPages } from './paginate';
import { ResultList } from './ResultList';
import styles from './SearchPage.module.css';
import { PAGE_SIZE, usePageAnswer } from './usePageAnswer';
import { usePageQuery } from './usePageQuery';

/**
 * How long after the last keystroke the URL is updated, in ms, because browsers limit how often
 * that may happen.
 */
const SETTLED_MS = 250;

/** A search and its results, as specified by the URL. */
export function Results() {
  const { query, visit, refine } = usePageQuery();
  const { text, page } = query;
  const { answer, hasFailed, retry } = usePageAnswer(query);
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const timer = useRef<number>();
  const list = useRef<HTMLDivElement>(null);

  if (text !== known) {
    // From a link or the history; text that is being typed is already in the URL.
    setKnown(text);
    if (typed.trim() !== text) {
      setTyped(text);
    }
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const type = (next: string) => {
    setTyped(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => refine({ ...query, text: next.trim(), page: 1 }),
      SETTLED_MS,
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.clearTimeout(timer.current);
    visit({ ...query, text: typed.trim(), page: 1 });
  };
  const turnTo = (next: number) => {
    list.current?.focus({ preventScroll: true });
    visit({ ...query, page: next });
    window.scrollTo({ top: 0 });
  };

  const describe = () => {
    if (text === '') {
      return t('page.empty');
    }
    if (hasFailed) {
      return FAILURE;
    }
    if (!answer) {
      return t('searching');
    }
    const found = describeAnswer(answer, text, query);
    return answer.total > 0 ? found : `${found} ${t('noneHint')}`;
  };

  return (
    <>
      <form role="search" className={styles.form} onSubmit={submit}>
        <input
          type="search"
          className={controls.field}
          aria-label={t('input')}
          placeholder={t('placeholder')}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <button type="submit" className={controls.button}>
          {t('page.submit')}
        </button>
      </form>
      <ScopeChips choice={query} onChange={(choice) => visit({ ...query, ...choice, page: 1 })} />
      <p className={styles.status} role="status">
        {describe()}
      </p>
      {hasFailed && (
        <button type="button" className={controls.button} onClick={retry}>
          {t('retry')}
        </button>
      )}
      <div ref={list} className={styles.list} tabIndex={-1}>
        {answer && (
          <>
            <ResultList hits={answer.total > 0 ? answer.hits : answer.nearest} page={page} />
            <Pages page={page} count={countPages(answer.total, PAGE_SIZE)} onChange={turnTo} />
          </>
        )}
      </div>
    </>
  );
}
