import { API_PATH_PREFIX } from '../../src/lib/paths';

/** The pages that links may lead to. */
interface Pages {
  /** Their paths without version and without a slash at the end: `/x/react-charts/bars`. */
  pathnames: ReadonlySet<string>;
  /** Where the pages of the version begin: `/x/v7/`. */
  root: string;
}

/**
 * With what announces it, a colon or "see", which leads nowhere when the address goes. A full stop
 * after it ends the sentence.
 */
const BARE_ADDRESS = /(:|,? see)? ?https:\/\/(?:next\.)?mui\.com(\/x\/[^\s)]*[^\s).,;:])/g;

const LINK = /\[([^\]]+)\]\((\/x\/[^)]*)\)/g;

/**
 * A path that the packages' comments name, as this site has it; undefined where it has no such
 * page. Sections of pages of prose have names of their own here, so those links lead to the page.
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

/** What readers call a page, by its address: `Lazy loading` for `/x/react-data-grid/lazy-loading/`. */
function namePage(url: string): string {
  const words = url
    .replace(/\/(#.*)?$/, '')
    .replace(/^.*\//, '')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Links that packages wrote when sites had no encryption yet. */
const PLAIN_HTTP = /\]\(http:\/\//g;

/** Links in a text to pages that are not there become plain words. */
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
 * A part of the model, or all of it, with every description and "see more" leading to a page of
 * the version, or nowhere.
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
