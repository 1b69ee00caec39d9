import { CURRENT_VERSION, getVersionRoot, splitVersionPath } from './docsVersions';
import { PRODUCT_SLUGS } from './products';

/**
 * The information in a URL's path: language, canonical form, product. Paths here have no origin; a
 * hash or query is allowed and ignored unless stated otherwise.
 */

export const DEFAULT_LANGUAGE = 'en';

/** Languages that a path may contain. */
export const KNOWN_LANGUAGES: readonly string[] = ['en'];

export const API_PATH_PREFIX = '/x/api/';
export const PLAYGROUND_PATH_PREFIX = '/playground/';

/**
 * `ChartsXAxis` → `charts-x-axis`, `PickerDay2` → `picker-day-2`, the spelling of names in URLs.
 */
export function toKebabCase(name: string): string {
  return name
    .replace(/([a-z])(?=[A-Z0-9])/g, '$1-')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1-')
    .toLowerCase();
}

/** Path of a component's or interface's reference page: `/x/api/charts/bar-chart/`. */
export function getApiPath(product: string, name: string, version = CURRENT_VERSION): string {
  return `${getVersionRoot(version)}api/${product}/${toKebabCase(name)}/`;
}

export interface LanguageAndPath {
  /** Two letters; the default language if the path contains none. */
  language: string;
  /** The path without its language prefix; always starts with a slash. */
  path: string;
}

/** Splits a known two-letter language from a path: `/en/x/` → `en`, `/x/`. */
export function splitLanguagePrefix(
  path: string,
  knownLanguages: readonly string[] = KNOWN_LANGUAGES,
): LanguageAndPath {
  const [, language, rest] = /^\/([a-z]{2})(\/.*)$/.exec(path) ?? [];
  return language !== undefined && rest !== undefined && knownLanguages.includes(language)
    ? { language, path: rest }
    : { language: DEFAULT_LANGUAGE, path };
}

/** `/x/react-charts/?a=b#c` → `/x/react-charts/` */
export function stripHashAndQuery(path: string): string {
  return path.replace(/[?#].*$/, '');
}

/** The canonical URL of a page: no language, hash or query, with a trailing slash. */
export function getCanonicalPath(path: string): string {
  const bare = stripHashAndQuery(splitLanguagePrefix(path).path);
  return bare.endsWith('/') || /\.[a-z0-9]+$/i.test(bare) ? bare : `${bare}/`;
}

/** Paths that belong to other sites on the host and never get a language prefix. */
export function isIgnoredPath(path: string): boolean {
  const bare = stripHashAndQuery(path);
  return bare === '/blog' || bare.startsWith('/blog/') || bare.startsWith('/size-snapshot/');
}

export type PageVariant = 'docs' | 'api-docs';

export function getPageVariant(path: string): PageVariant {
  const page = splitVersionPath(getCanonicalPath(path))?.page ?? '';
  return page.startsWith('api/') ? 'api-docs' : 'docs';
}

export interface ProductIds {
  categoryId: string | undefined;
  productId: string | undefined;
}

const CORE_PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const DOCS_SEGMENTS = ['docs', 'versions', 'production-error'];

const X_PRODUCT = new RegExp(`^/x/(?:v\\d+/)?(?:react-|api/)(${PRODUCT_SLUGS.join('|')})/`);

/** The product and category that analytics and search use to group pages. */
export function getProductIds(path: string): ProductIds {
  const canonical = getCanonicalPath(path);
  const [, first = '', second] = canonical.split('/');
  if (canonical.startsWith('/experiments/docs/')) {
    return { categoryId: 'docs-infra', productId: 'docs-infra' };
  }
  if (CORE_PRODUCTS.includes(first)) {
    return { categoryId: 'core', productId: first };
  }
  if (first === 'x') {
    const [, product] = X_PRODUCT.exec(canonical) ?? [];
    return { categoryId: 'x', productId: product ? `x-${product}` : 'x' };
  }
  if (first === 'toolpad') {
    return { categoryId: 'toolpad', productId: second === 'studio' ? 'studio' : 'core' };
  }
  if (DOCS_SEGMENTS.includes(first)) {
    return { categoryId: 'docs', productId: 'docs' };
  }
  return { categoryId: undefined, productId: undefined };
}
