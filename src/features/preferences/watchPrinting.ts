import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';

/**
 * Keeps the document light, whoever else writes to it: Material UI puts its own scheme back when a
 * demo renders anew. An observer answers before the page is drawn for the printer.
 */
function holdLight(): () => void {
  const root = document.documentElement;
  const hold = () => {
    if (root.getAttribute(COLOR_SCHEME_ATTRIBUTE) !== 'light') {
      root.setAttribute(COLOR_SCHEME_ATTRIBUTE, 'light');
    }
  };
  const observer = new MutationObserver(hold);
  observer.observe(root, { attributeFilter: [COLOR_SCHEME_ATTRIBUTE] });
  return () => observer.disconnect();
}

/**
 * Says when the page begins and ceases to be printed, and keeps it light in between. Browsers tell
 * of it by events, by the media query, or by both. Returns the way back.
 */
export function watchPrinting(onChange: (isPrinting: boolean) => void): () => void {
  const query = window.matchMedia('print');
  let release: (() => void) | undefined;
  const handleStart = () => {
    if (!release) {
      release = holdLight();
      onChange(true);
    }
  };
  const handleEnd = () => {
    if (release) {
      release();
      release = undefined;
      onChange(false);
    }
  };
  const handleQuery = ({ matches }: MediaQueryListEvent) => (matches ? handleStart : handleEnd)();
  query.addEventListener('change', handleQuery);
  window.addEventListener('beforeprint', handleStart);
  window.addEventListener('afterprint', handleEnd);
  return () => {
    release?.();
    query.removeEventListener('change', handleQuery);
    window.removeEventListener('beforeprint', handleStart);
    window.removeEventListener('afterprint', handleEnd);
  };
}
