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
  /** Whether a file is served at an address that is no document. */
  hasFile: (address: string) => boolean;
  /** Addresses of pages that this build has left out. */
  leftOut?: ReadonlySet<string>;
  /** Where the site is served; links to it are its own. */
  url: string;
}

/** Hashes that scripts give a meaning: the name of a demo's file chooses language and styling. */
const DEMO_HASH = /\.(tsx|js)$/;

function findProblem(link: string, page: string, site: Site): string | undefined {
  const { pages, hasFile, leftOut, url } = site;
  const target = new URL(link, new URL(page, url));
  if (!/^https?:$/.test(target.protocol)) {
    return ['mailto:', 'data:'].includes(target.protocol)
      ? undefined
      : `"${target.protocol}" is no way to link: use https.`;
  }
  if (target.origin !== new URL(url).origin || !link.startsWith('/')) {
    return target.protocol === 'http:' ? 'leads out without encryption: use https.' : undefined;
  }
  const found = pages.get(target.pathname);
  if (!found) {
    return leftOut?.has(target.pathname) || hasFile(decodeURIComponent(target.pathname))
      ? undefined
      : 'leads to nothing.';
  }
  const id = decodeURIComponent(target.hash.slice(1));
  return id === '' || found.ids.has(id) || DEMO_HASH.test(id)
    ? undefined
    : `leads to a page that has nothing named "${id}".`;
}

/**
 * Every link that leads nowhere, with the document that has it.
 *
 * @param documents those whose links are followed, by address; the pages of the site, unless said
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
