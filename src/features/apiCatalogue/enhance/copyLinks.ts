import texts from '@site/i18n/en/apiCatalogue.json';
import type { Announce } from '@site/src/components/staticMarkup/announce';
import { copyText } from './copyText';

/** A click on the link to a row copies it; the browser follows the link as ever. */
export function copyLinks(content: HTMLElement, announce: Announce, signal: AbortSignal): void {
  const copy = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    const row = link?.closest('details');
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link && row && isPlain && link.getAttribute('href') === `#${row.id}`) {
      const { origin, pathname } = window.location;
      void copyText({
        text: `${origin}${pathname}${link.hash}`,
        element: link,
        failure: texts.live.linkFailed,
        announce,
      });
    }
  };
  content.addEventListener('click', copy, { signal });
}
