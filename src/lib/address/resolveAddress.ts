import type { AddressBook } from '../contracts/addressBook';
import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  getVersionRoot,
  splitVersionPath,
  type VersionName,
} from '../docsVersions';
import type { ProductSlug } from '../products';
import { findProduct, getProductPage, hasProduct, listProductVersions } from '../productVersions';
import { type Address, cleanAddress } from './cleanAddress';
import { listForms } from './listForms';
import { getPageName, readAddressWords, suggestPages, type NamedPage } from './suggestPages';

/** What can be offered to a reader at an unknown URL. */
export interface Offer {
  /** A product without pages in the URL's version, and its first version. */
  missing?: { product: ProductSlug; since: VersionName };
  /** Pages that may have been meant, most likely first. */
  pages: readonly NamedPage[];
  /** What to search for: the words of the URL; may be empty. */
  words: string;
}

export type Resolution = { kind: 'certain'; to: string } | ({ kind: 'uncertain' } & Offer);

const MAX_PAGES = 5;
const MAX_VERSIONS = 2;

/**
 * Two spellings of the same URL are equal in this form: `/x/ReactCharts` and `/x/react-charts/`.
 */
const squash = (path: string) => path.replace(/[^\p{L}\p{N}/]+/gu, '');

function createLookup(addresses: readonly string[]): (form: string) => string | undefined {
  const bySpelling = new Map<string, string | undefined>();
  addresses.forEach((address) => {
    const key = squash(address);
    // Two URLs with the same spelling: neither is certain.
    bySpelling.set(key, bySpelling.has(key) ? undefined : address);
  });
  const known = new Set(addresses);
  return (form) => (known.has(form) ? form : bySpelling.get(squash(form)));
}

function findFirst(forms: readonly string[], addresses: Readonly<Record<string, unknown>>) {
  const look = createLookup(Object.keys(addresses));
  return forms.map(look).find((address) => address !== undefined);
}

/** The same page in other versions, nearest first. */
function findInVersions(forms: readonly string[], book: AddressBook): string[] {
  const asked = forms.map((form) => /^\/x\/(?:v(\d+)\/)?(.+)$/.exec(form)).find(Boolean);
  if (!asked) {
    return [];
  }
  const [, digits, page = ''] = asked;
  const major = Number(digits ?? CURRENT_VERSION.slice(1));
  const getDistance = (version: string) => Math.abs(Number(version.slice(1)) - major);
  return [...DOCS_VERSIONS]
    .sort((one, other) => getDistance(one) - getDistance(other))
    .map((version) => `${getVersionRoot(version)}${page}`)
    .map((path) => book.redirects[path] ?? path)
    .filter((path) => path in book.pages)
    .slice(0, MAX_VERSIONS);
}

/** The pages of a URL's version; of the current one if the URL has none. */
function listPagesOf(path: string, book: AddressBook): NamedPage[] {
  const version = splitVersionPath(path)?.version ?? CURRENT_VERSION;
  return Object.entries(book.pages)
    .filter(([page]) => (splitVersionPath(page)?.version ?? version) === version)
    .map(([page, title]) => ({ path: page, title }));
}

/** A product that a version can't have because it was added later. */
function findMissing(path: string, product: ProductSlug): Offer['missing'] {
  const version = splitVersionPath(path)?.version ?? CURRENT_VERSION;
  const since = listProductVersions(product).at(-1);
  return since === undefined || hasProduct(version, product) ? undefined : { product, since };
}

function createOffer(forms: readonly string[], book: AddressBook): Offer {
  const path = forms.find((form) => form.startsWith('/x/')) ?? forms[0] ?? '/';
  const root = getVersionRoot(splitVersionPath(path)?.version ?? CURRENT_VERSION);
  const product = findProduct(getPageName(path));
  const missing = product && findMissing(path, product);
  const paths = [
    ...findInVersions([path], book),
    ...suggestPages(path, listPagesOf(path, book), MAX_PAGES).map((page) => page.path),
    product && `${root}${getProductPage(product)}`,
  ];
  const pages = [...new Set(paths)].flatMap((page) => {
    const title = page && book.pages[page];
    return page && title ? [{ path: page, title }] : [];
  });
  return {
    ...(missing && { missing }),
    pages: pages.slice(0, MAX_PAGES),
    words: readAddressWords(getPageName(path)).join(' '),
  };
}

/**
 * Where to send a reader at a URL without a page. It's certain if the URL is an old one or another
 * spelling of a known one; everything else is offered. `to` is never the URL itself and always in
 * the book, so that following it doesn't redirect again.
 *
 * @param address below the base URL, as given by the browser
 */
export function resolveAddress(address: Address, book: AddressBook): Resolution {
  const { pathname, search, hash } = cleanAddress(address);
  const forms = listForms(pathname);
  const known = findFirst(forms, { ...book.pages, ...book.redirects });
  const target = known && (book.redirects[known] ?? known);
  if (target === undefined || target === address.pathname) {
    return { kind: 'uncertain', ...createOffer(forms, book) };
  }
  const [, page = '', ownHash = ''] = /^([^#]*)(.*)$/.exec(target) ?? [];
  return { kind: 'certain', to: `${page}${search}${hash || ownHash}` };
}
