import { OLD_PAGES, OLD_ROOTS } from '../../nav/oldAddresses';
import { REFERENCE_SITE, SHORT_LINKS, type ShortLink } from '../../nav/shortLinks';
import type { Redirect } from './createRedirects';

/**
 * The current version: pages relative to its root, with a trailing slash, and its own redirects.
 */
interface Current {
  root: string;
  pages: ReadonlySet<string>;
  redirects: readonly Redirect[];
}

function findShortLinkTarget(link: ShortLink, { root, pages }: Current): string {
  if ('address' in link) {
    return link.address;
  }
  const { page, hash = '' } = link;
  return `${pages.has(`${page}/`) ? root : REFERENCE_SITE}${page}/${hash}`;
}

/** With and without the trailing slash, because packages print them without it and hosts differ. */
function createShortLinks(current: Current): Redirect[] {
  return Object.entries(SHORT_LINKS).flatMap(([name, link]) => {
    const to = findShortLinkTarget(link, current);
    return [`/r/${name}/`, `/r/${name}`].map((from): Redirect => ({ from, to, status: 302 }));
  });
}

function createOldPages({ root, pages }: Current): Redirect[] {
  return Object.entries(OLD_PAGES).flatMap(([from, to]) => {
    if (to.startsWith('https:')) {
      return pages.has(from.slice(root.length)) ? [] : [{ from, to }];
    }
    return pages.has(to) ? [{ from, to: `${root}${to}` }] : [];
  });
}

/** The former URL of each page and old name under a root. */
function createOldRoots({ root, pages, redirects }: Current): Redirect[] {
  const known: Redirect[] = [
    ...[...pages].map((page) => ({ from: root + page, to: root + page })),
    ...redirects,
  ];
  return OLD_ROOTS.flatMap(({ from: oldRoot, to: place }) => {
    const newRoot = `${root}${place}`;
    return known
      .filter(({ from }) => from.startsWith(newRoot))
      .map((redirect) => ({
        ...redirect,
        from: `${oldRoot}${redirect.from.slice(newRoot.length)}`,
      }));
  });
}

/**
 * URLs from before the docs had versions, and permanent ones, which redirect to the current
 * version.
 */
export function createSiteRedirects(current: Current): Redirect[] {
  return [...createShortLinks(current), ...createOldPages(current), ...createOldRoots(current)];
}
