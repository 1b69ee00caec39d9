import { isIgnoredPath } from '@site/src/lib/paths';

/** A click that may leave the page through a plain link. */
type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

function isPlain(click: Click): boolean {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}

/** A link's path if the router can follow it: a page on this site other than `here`. */
export function getLinkPath(link: HTMLAnchorElement, here: Location): string | undefined {
  const { origin, pathname, search, hash } = link;
  const isPage = !/\.[a-z0-9]+$/i.test(pathname) && !isIgnoredPath(pathname);
  const isElsewhere = pathname !== here.pathname || search !== here.search;
  const isOurs = origin === here.origin && !['_blank', '_parent', '_top'].includes(link.target);
  return isOurs && isPage && isElsewhere && !link.hasAttribute('download')
    ? pathname + search + hash
    : undefined;
}

/** Where the router should go on a click; undefined if the browser should handle it. */
export function getRouterPath(click: Click, here: Location): string | undefined {
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  return link?.hasAttribute('href') && isPlain(click) ? getLinkPath(link, here) : undefined;
}
