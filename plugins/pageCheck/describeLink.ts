import type { Rename } from '../../nav/renames';
import {
  CURRENT_VERSION,
  getVersionRoot,
  splitVersionPath,
  type VersionName,
} from '../../src/lib/docsVersions';
import { findNearest, suggest } from '../../src/lib/suggest';
import { hasAddress, type Addresses } from './addresses';

/** What links may point to. */
export interface LinkTargets {
  /** The pages of each docs version, relative to its root and with a trailing slash. */
  pages: ReadonlyMap<VersionName, ReadonlySet<string>>;
  /** The ids of a page; undefined if only the build knows them. */
  getIds: (version: VersionName, page: string) => ReadonlySet<string> | undefined;
  /** Whether a component may give a page this id, so that only the build knows. */
  mayHaveId: (version: VersionName, page: string, id: string) => boolean;
  addresses: Addresses;
  renames: readonly Rename[];
}

interface Source {
  version: VersionName;
  page: string;
}

const NO_PAGES: ReadonlySet<string> = new Set();

function describeHash(
  id: string,
  { version, page }: Source,
  { getIds, mayHaveId }: LinkTargets,
): string | undefined {
  if (id === '') {
    return undefined;
  }
  const ids = getIds(version, page);
  if (!ids || ids.has(id) || id.startsWith('edit-') || mayHaveId(version, page, id)) {
    return undefined;
  }
  return `"#${id}" doesn't exist on ${getVersionRoot(version)}${page}.${suggest(id, [...ids], (near) => `#${near}`)}`;
}

/** The page that was probably meant: where it moved, or one with a similar name. */
function findIntended(page: string, pages: ReadonlySet<string>, { renames }: LinkTargets) {
  const { to } = renames.find(({ from }) => `${from}/` === page) ?? {};
  if (to !== undefined && pages.has(`${to}/`)) {
    return `${to}/`;
  }
  const folder = page.replace(/[^/]+\/$/, '');
  const siblings = [...pages].filter((other) => other.startsWith(folder) && other !== folder);
  const near = findNearest(
    page.slice(folder.length),
    siblings.map((other) => other.slice(folder.length)),
  );
  return near === undefined ? findNearest(page, [...pages]) : folder + near;
}

function describeDocsLink(url: URL, source: Source, targets: LinkTargets): string | undefined {
  const { pages, addresses } = targets;
  const { version, page: found } = splitVersionPath(url.pathname)!;
  const page = found.replace(/\/?$/, '/');
  const isNamed = /^\/x\/v\d+(\/|$)/.test(url.pathname);
  const rest = url.search + url.hash;
  if (isNamed && version === source.version) {
    return `Write this link without the version so that the page can be frozen: /x/${page}${rest}`;
  }
  if (isNamed) {
    return `This links to another version of the docs. Write pathname://${url.pathname}${rest}`;
  }
  const own = pages.get(source.version) ?? NO_PAGES;
  if (own.has(page)) {
    return describeHash(decodeURIComponent(url.hash.slice(1)), { ...source, page }, targets);
  }
  if (hasAddress(addresses, url.pathname)) {
    return `${url.pathname} isn't a page of a docs version, so the link would break when the page is frozen. Write pathname://${url.pathname}${rest}`;
  }
  const intended = findIntended(page, own, targets);
  const advice = intended === undefined ? '' : ` Did you mean /x/${intended}?`;
  const inCurrent =
    source.version !== CURRENT_VERSION && pages.get(CURRENT_VERSION)?.has(page)
      ? ` Link to a page that ${source.version} has, or write pathname://${url.pathname} for the current one.`
      : '';
  return `${url.pathname} isn't a page of ${source.version}.${inCurrent || advice}`;
}

/** `pathname://` keeps a URL unchanged: to another version, or outside the docs. */
function describeFixedLink(url: URL, source: Source, targets: LinkTargets): string | undefined {
  const target = splitVersionPath(url.pathname);
  const page = target?.page.replace(/\/?$/, '/') ?? '';
  if (target && targets.pages.get(target.version)?.has(page)) {
    const isOwn = target.version === source.version && source.version !== CURRENT_VERSION;
    return isOwn
      ? `Write /x/${page}: links to pages of the same version don't need pathname://.`
      : describeHash(decodeURIComponent(url.hash.slice(1)), { ...target, page }, targets);
  }
  return hasAddress(targets.addresses, url.pathname)
    ? undefined
    : `${url.pathname} doesn't exist on this site.`;
}

/** What is wrong with a link of a page and what would be valid; undefined if it's valid. */
export function describeLink(
  link: string,
  source: Source,
  targets: LinkTargets,
): string | undefined {
  const address = `https://site.example${getVersionRoot(CURRENT_VERSION)}${source.page}`;
  if (link === '') {
    return 'This link has no URL.';
  }
  if (link.startsWith('#')) {
    return describeHash(decodeURIComponent(link.slice(1)), source, targets);
  }
  if (link.startsWith('pathname://')) {
    return describeFixedLink(new URL(link.slice('pathname://'.length), address), source, targets);
  }
  const [, protocol] = /^([a-z][a-z+.-]*:|\/\/)/i.exec(link) ?? [];
  if (protocol !== undefined) {
    if (protocol === 'http:' || protocol === '//') {
      return `Write https: ${link.replace(/^(http:)?\/\//, 'https://')}`;
    }
    return ['https:', 'mailto:'].includes(protocol)
      ? undefined
      : `"${protocol}" links aren't supported. Use https, or a path that starts with /x/.`;
  }
  const url = new URL(link, address);
  if (!link.startsWith('/')) {
    const right = url.pathname.replace(/(\/index)?\.mdx?$/, '').replace(/\/?$/, '/');
    return `Write the full path of the page: ${right}${url.search}${url.hash}`;
  }
  if (splitVersionPath(url.pathname)) {
    return describeDocsLink(url, source, targets);
  }
  return hasAddress(targets.addresses, url.pathname)
    ? undefined
    : `${url.pathname} doesn't exist on this site.${suggest(url.pathname, [...targets.addresses.routes])}`;
}
