import { API_PATH_PREFIX } from '../../src/lib/paths';

/** The pages that links may point to. */
interface Pages {
  /** Their paths without version and trailing slash: `/x/react-charts/bars`. */
  pathnames: ReadonlySet<string>;
  /** Root of the version's pages: `/x/v7/`. */
  root: string;
}

/**
 * A URL with the colon or "see" before it, which is pointless without the URL. A period after it
 * ends the sentence.
 */
const BARE_ADDRESS = /(:|,? see)? ?https:\/\/(?:next\.)?mui\.com(\/x\/[^\s)]*[^\s).,;:])/g;

const LINK = /\[([^\]]+)\]\((\/x\/[^)]*)\)/g;

/**
 * A path from the packages' comments as it is on this site; undefined if there is no such page.
 * Sections of prose pages have different ids here, so those links point to the page.
 */
function localize(url: string, { pathnames, root }: Pages): string | undefined {
  const [path = '', hash] = url.split('#');
  const pathname = path.replace(/\/$/, '');
  if (!pathnames.has(pathname)) {
    return undefined;
  }
  const isReference = pathname.startsWith(API_PATH_PREFIX);
  return `${pathname.replace(/^\/x\//, root)}/${isReference && hash ? `#${hash}` : ''}`;
}

/**
 * The name of a page, derived from its URL: `Lazy loading` for `/x/react-data-grid/lazy-loading/`.
 */
function namePage(url: string): string {
  const words = url
    .replace(/\/(#.*)?$/, '')
    .replace(/^.*\//, '')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Links in packages from the time before https. */
const PLAIN_HTTP = /\]\(http:\/\//g;

/** Turns links to missing pages into plain text. */
function localizeText(text: string, pages: Pages): string {
  return text
    .replace(PLAIN_HTTP, '](https://')
    .replace(LINK, (_, label: string, url: string) => {
      const local = localize(url, pages);
      return local ? `[${label}](${local})` : label;
    })
    .replace(BARE_ADDRESS, (_, before: string | undefined, url: string) => {
      const local = localize(url, pages);
      return local ? `${before ?? ''} [${namePage(local)}](${local})` : '';
    });
}

/**
 * Makes the links in all descriptions and "see more" of the model, or a part of it, point to pages
 * of the version or removes them.
 */
export function localizeLinks<T extends object>(api: T, pages: Pages): T {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return localizeText(value, pages);
    }
    if (Array.isArray(value)) {
      return value.map(visit);
    }
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
        if (key !== 'seeMore') {
          return [[key, visit(entry)]];
        }
        const { text, url } = entry as { text: string; url: string };
        const local = url.startsWith('/x/') ? localize(url, pages) : url;
        return local ? [[key, { text, url: local }]] : [];
      }),
    );
  };
  return visit(api) as T;
}
