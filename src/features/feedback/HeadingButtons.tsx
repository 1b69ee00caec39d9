import texts from '@site/i18n/en/feedbackHeadings.json';
import { LineIcon } from '@site/src/components/Icon';
import { CONTENT_ATTRIBUTE } from '@site/src/components/staticMarkup/loadMarkup';
import { createTranslate } from '@site/src/lib/createTranslate';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './HeadingButtons.module.css';
import { getTitle } from './subject';

const t = createTranslate({ en: texts });

const BUBBLE = 'M4 5h16v11H11l-4 4v-4H4z';

const HEADINGS = '.theme-doc-markdown :is(h2, h3).anchor';

interface HeadingButtonsProps {
  onReach: () => void;
  onPress: (heading: HTMLElement) => void;
}

/** Adds a button to each heading of the page; static markup may be added later. */
export function HeadingButtons({ onReach, onPress }: HeadingButtonsProps) {
  const [headings, setHeadings] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const find = () => setHeadings([...document.querySelectorAll<HTMLElement>(HEADINGS)]);
    const observer = new MutationObserver(find);
    document
      .querySelectorAll(`[${CONTENT_ATTRIBUTE}]`)
      .forEach((content) => observer.observe(content, { childList: true }));
    find();
    return () => observer.disconnect();
  }, []);
  return headings.map((heading) =>
    createPortal(
      <button
        type="button"
        className={styles.button}
        aria-label={t('feedbackSection', { section: getTitle(heading) })}
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={() => onPress(heading)}
      >
        <LineIcon path={BUBBLE} />
      </button>,
      heading,
      heading.id,
    ),
  );
}
