import { preloadPage, stopPrefetching } from '@site/src/lib/docusaurusInternals';

/**
 * Links fetch their page when the reader means to follow them. Docusaurus preloads on hover and
 * touch; this adds keyboard focus, and takes away the prefetch of every link that is merely in
 * view. Returns the way back.
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
