import { useHistory } from '@docusaurus/router';
import { preloadPage } from '@site/src/lib/docusaurusInternals';
import { type RefObject, useEffect } from 'react';
import { getLinkPath, getRouterPath } from './routerPath';

/** Lets the router follow the links in static markup, and prefetches their pages on intent. */
export function useRouterLinks(ref: RefObject<HTMLElement>): void {
  const history = useHistory();
  useEffect(() => {
    const content = ref.current;
    const follow = (event: MouseEvent) => {
      const path = getRouterPath(event, window.location);
      if (path !== undefined) {
        event.preventDefault();
        history.push(path);
      }
    };
    const preload = ({ target }: PointerEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && getLinkPath(link, window.location) !== undefined) {
        preloadPage(link.pathname);
      }
    };
    content?.addEventListener('click', follow);
    content?.addEventListener('pointerover', preload);
    return () => {
      content?.removeEventListener('click', follow);
      content?.removeEventListener('pointerover', preload);
    };
  }, [ref, history]);
}
