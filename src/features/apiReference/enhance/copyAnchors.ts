import texts from '@site/i18n/en/api.json';
import type { Announce } from '@site/src/components/staticMarkup/announce';
import { copyText } from './copyText';

/** A click on a name copies the link to its row; the browser follows the link as ever. */
export function copyAnchors(root: HTMLElement, announce: Announce, signal: AbortSignal): void {
  const copy = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link && isPlain && link.getAttribute('href')?.startsWith('#') && link.closest('th')) {
      const { origin, pathname } = window.location;
      void copyText({
        text: `${origin}${pathname}${link.hash}`,
        element: link,
        failure: texts.live.copyFailed,
        announce,
      });
    }
  };
  root.addEventListener('click', copy, { signal });
}
