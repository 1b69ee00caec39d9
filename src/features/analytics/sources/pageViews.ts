import type { PageView } from '@site/src/lib/contracts/analytics';
import { getCanonicalPath } from '@site/src/lib/paths';
import { setNavigationListener } from '../navigation';
import { track } from '../track';

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}

/** What the page says of itself now. */
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
 * Sends a view of the page at hand, and of each page that comes. Title and metas are written in
 * the frame after a navigation: only after that frame a timer reads them. One who goes on before
 * has not seen the page. Another fragment or query is no other page.
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
