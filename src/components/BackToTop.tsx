import texts from '@site/i18n/en/frame.json';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { useEffect, useState } from 'react';
import styles from './BackToTop.module.css';
import { Icon } from './Icon';

/** How far down the page the button appears, in px. */
const THRESHOLD = 200;

/** Windows with the page's contents on the side, where the button doesn't cover what is read. */
const WITH_MARGIN = '(width >= 1200px)';

/** Whether the reader is far down the page and, in narrow windows, on the way up or at the end. */
function useIsShown(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let last = 0;
    const withMargin = window.matchMedia(WITH_MARGIN);
    const isAtEnd = () =>
      window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    const update = () => {
      const { scrollY } = window;
      const isUp = scrollY < last;
      setIsShown(scrollY > THRESHOLD && (withMargin.matches || isUp || isAtEnd()));
      last = scrollY;
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isShown;
}

function scrollToTop(): void {
  // The button is about to disappear; removing a focused element would also stop the scrolling.
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' });
}

/** A button in the corner of the window that scrolls back to the top of a long page. */
export function BackToTop() {
  const isShown = useIsShown();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={texts.backToTop}
      title={texts.backToTop}
      hidden={!isShown}
      onClick={scrollToTop}
      {...eventAttributes({ category: 'docs', action: 'click-back-to-top' })}
    >
      <Icon name="up" />
    </button>
  );
}
