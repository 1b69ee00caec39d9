import { OLD_PAGES, OLD_ROOTS } from '../../nav/oldAddresses';
import { REFERENCE_SITE, SHORT_LINKS, type ShortLink } from '../../nav/shortLinks';
import type { Redirect } from './createRedirects';

/** What the current version has: pages below its root, with a slash at the end, and its own redirects. */
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

/** With and without the slash at the end: packages print them without, and hosts differ. */
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

/** Each page and each old name below a root as it was called when it stood elsewhere. */
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

/** Addresses from before the docs had versions, and permanent ones: they lead into the current version. */
export function createSiteRedirects(current: Current): Redirect[] {
  return [...createShortLinks(current), ...createOldPages(current), ...createOldRoots(current)];
}
