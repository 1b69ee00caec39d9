import type { PageView } from '@site/src/lib/contracts/analytics';
import { getCanonicalPath } from '@site/src/lib/paths';
import { setNavigationListener } from '../navigation';
import { track } from '../track';

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}

/** The page view from the current state of the document. */
export function readPageView(): PageView {
  return {
    name: 'page_view',
    page_title: document.title,
    page_location: getCanonicalPath(window.location.pathname),
    productId: readMeta('mui:productId'),
    productCategoryId: readMeta('mui:productCategoryId'),
  };
}

/**
 * Sends a view for the current page and each page after it. The title and metadata are written in
 * the frame after a navigation, so a timer reads them after that frame. A page that is left before
 * that isn't counted. Changes of the hash or query don't count as a new page.
 */
export function startPageViews(): () => void {
  let last: string | undefined;
  let frame: number | undefined;
  let timer: number | undefined;
  const cancel = () => {
    if (frame !== undefined) {
      cancelAnimationFrame(frame);
    }
    window.clearTimeout(timer);
  };
  const send = () => {
    const view = readPageView();
    if (view.page_location !== last) {
      last = view.page_location;
      track(view);
    }
  };
  const settle = () => {
    cancel();
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(send);
    });
  };
  setNavigationListener(settle);
  settle();
  return () => {
    cancel();
    setNavigationListener(undefined);
  };
}
