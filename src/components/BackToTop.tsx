import texts from '@site/i18n/en/frame.json';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { useSyncExternalStore } from 'react';
import styles from './BackToTop.module.css';
import { Icon } from './Icon';

/** How far down the page the button appears, in px. */
const THRESHOLD = 200;

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
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
  const isShown = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
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
