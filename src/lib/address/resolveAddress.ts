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

/** What a reader who came to an unknown address can be offered. */
export interface Offer {
  /** A product that the version of the address has no pages about, and its first version. */
  missing?: { product: ProductSlug; since: VersionName };
  /** Pages that may have been meant, likeliest first. */
  pages: readonly NamedPage[];
  /** What to search for: the words of the address; may be empty. */
  words: string;
}

export type Resolution = { kind: 'certain'; to: string } | ({ kind: 'uncertain' } & Offer);

const MAX_PAGES = 5;
const MAX_VERSIONS = 2;

/** By this two spellings of one address are the same: `/x/ReactCharts` and `/x/react-charts/`. */
const squash = (path: string) => path.replace(/[^\p{L}\p{N}/]+/gu, '');

function createLookup(addresses: readonly string[]): (form: string) => string | undefined {
  const bySpelling = new Map<string, string | undefined>();
  addresses.forEach((address) => {
    const key = squash(address);
    // Two addresses that are spelled alike: neither is certain.
    bySpelling.set(key, bySpelling.has(key) ? undefined : address);
  });
  const known = new Set(addresses);
  return (form) => (known.has(form) ? form : bySpelling.get(squash(form)));
}

function findFirst(forms: readonly string[], addresses: Readonly<Record<string, unknown>>) {
  const look = createLookup(Object.keys(addresses));
  return forms.map(look).find((address) => address !== undefined);
}

/** The same page in other versions, nearest to the asked one first. */
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

/** Pages of the version that an address is in; of the current one where it is in none. */
function listPagesOf(path: string, book: AddressBook): NamedPage[] {
  const version = splitVersionPath(path)?.version ?? CURRENT_VERSION;
  return Object.entries(book.pages)
    .filter(([page]) => (splitVersionPath(page)?.version ?? version) === version)
    .map(([page, title]) => ({ path: page, title }));
}

/** What a version cannot have, since the product came later. */
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
 * Where a reader should be who came to an address without a page. Certain is what an old address or
 * another spelling of a known one leads to; all else is offered. `to` is never the address itself,
 * and always in the book, so that following it ends there.
 *
 * @param address below the base URL, as the browser has it
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
