import { preloadPage, stopPrefetching } from '@site/src/lib/docusaurusInternals';

/**
 * Prefetches a page when the reader is about to follow a link to it. Docusaurus preloads on hover
 * and touch; this adds keyboard focus and removes the prefetching of all links that are merely in
 * view. Returns a function that undoes it.
 */
export function prefetchOnIntent(): () => void {
  const prefetchAgain = stopPrefetching();
  const preloadFocused = ({ target }: FocusEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (
      link &&
      link.origin === window.location.origin &&
      !link.getAttribute('href')?.startsWith('#')
    ) {
      preloadPage(link.pathname);
    }
  };
  document.addEventListener('focusin', preloadFocused);
  return () => {
    prefetchAgain();
    document.removeEventListener('focusin', preloadFocused);
  };
}
