import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';

/**
 * Keeps the document light, whatever else writes to it: Material UI restores its own scheme when a
 * demo rerenders. An observer runs before the page is rendered for the printer.
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
 * Reports when printing starts and ends, and keeps the page light in between. Browsers indicate it
 * with events, the media query, or both. Returns a cleanup function.
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
