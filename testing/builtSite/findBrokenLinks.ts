import type { PageLinks } from './readLinks';

export interface BrokenLink {
  /** Address of the page that has the link. */
  page: string;
  link: string;
  message: string;
}

export interface Site {
  /** Every served document by its address: `/x/react-charts/`, `/404.html`. */
  pages: ReadonlyMap<string, PageLinks>;
  /** Whether a file that isn't a document is served at an address. */
  hasFile: (address: string) => boolean;
  /** Addresses of pages that this build omits. */
  leftOut?: ReadonlySet<string>;
  /** Origin of the site; links to it are internal. */
  url: string;
}

/** Hashes handled by scripts: the name of a demo's file selects language and styling. */
const DEMO_HASH = /\.(tsx|js)$/;

function findProblem(link: string, page: string, site: Site): string | undefined {
  const { pages, hasFile, leftOut, url } = site;
  const target = new URL(link, new URL(page, url));
  if (!/^https?:$/.test(target.protocol)) {
    return ['mailto:', 'data:'].includes(target.protocol)
      ? undefined
      : `uses "${target.protocol}". Use https.`;
  }
  if (target.origin !== new URL(url).origin || !link.startsWith('/')) {
    return target.protocol === 'http:' ? 'is not encrypted. Use https.' : undefined;
  }
  const found = pages.get(target.pathname);
  if (!found) {
    return leftOut?.has(target.pathname) || hasFile(decodeURIComponent(target.pathname))
      ? undefined
      : "doesn't exist.";
  }
  const id = decodeURIComponent(target.hash.slice(1));
  return id === '' || found.ids.has(id) || DEMO_HASH.test(id)
    ? undefined
    : `links to a page without the anchor "${id}".`;
}

/**
 * Every broken link, with the document that has it.
 *
 * @param documents those whose links are checked, by address; the pages of the site by default
 */
export function findBrokenLinks(
  site: Site,
  documents: ReadonlyMap<string, Pick<PageLinks, 'links'>> = site.pages,
): BrokenLink[] {
  return [...documents].flatMap(([page, { links }]) =>
    links.flatMap((link) => {
      if (link.startsWith('#')) {
        return [];
      }
      const message = findProblem(link, page, site);
      return message === undefined ? [] : [{ page, link, message }];
    }),
  );
}
