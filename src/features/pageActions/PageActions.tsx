import texts from '@site/i18n/en/pageActions.json';
import { Icon } from '@site/src/components/Icon';
import { COPIED_LONG_MS } from '@site/src/components/copiedTimes';
import { useCopy } from '@site/src/components/useCopy';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { lazy, Suspense, useRef, useState } from 'react';
import styles from './PageActions.module.css';

const loadParts = () => import('./parts');
const PageMenu = lazy(loadParts);

/**
 * Exports a page as Markdown: to the clipboard, or with a menu to an assistant. Its code is loaded
 * when the reader reaches for it. Without JavaScript, it's a link to the Markdown.
 *
 * @param permalink of the page, with base URL. No page is at the root of a version, whose Markdown
 * would have another name (`getMarkdownPath`).
 */
export function PageActions({ permalink }: { permalink: string }) {
  const { result, copy } = useCopy(COPIED_LONG_MS);
  const [isOpen, setIsOpen] = useState<boolean>();
  const more = useRef<HTMLButtonElement>(null);
  const load = () => void loadParts();
  // The clipboard is requested during the click, as Safari requires; the text follows.
  const copyPage = () => copy(loadParts().then((parts) => parts.loadText(permalink)));
  return (
    // Its content is interactive; these handlers only preload what will be needed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div className={styles.actions} data-page-actions="" onPointerEnter={load} onFocus={load}>
      <a href={permalink.replace(/\/$/, '.md')}>{texts.view}</a>
      <button
        type="button"
        onClick={copyPage}
        {...eventAttributes({ category: 'page', action: 'copy-markdown' })}
      >
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        {texts[result]}
      </button>
      <button
        type="button"
        ref={more}
        aria-label={texts.more}
        aria-haspopup="menu"
        aria-expanded={!!isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevron" />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <PageMenu {...{ more, isOpen, setIsOpen, permalink, copyPage }} />
        </Suspense>
      )}
      <span role="status" className="visually-hidden">
        {result === 'idle' ? '' : texts[result]}
      </span>
    </div>
  );
}
