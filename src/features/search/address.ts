import { SEARCH_FIELDS, SEARCH_PAGE_PATH } from '@site/src/lib/contracts/searchConfig';
import { CURRENT_VERSION, DOCS_VERSIONS } from '@site/src/lib/docsVersions';
import { changeScope, type ScopeChoice, SCOPES } from './scope';

/** What the page of results shows, as specified by its URL. */
export interface PageQuery extends ScopeChoice {
  text: string;
  /** 1-based. */
  page: number;
}

/** Parses `?q=…&product=…&version=…&page=…`; missing or invalid values fall back to defaults. */
export function parseSearchAddress(search: string): PageQuery {
  const params = new URLSearchParams(search);
  const product = params.get(SEARCH_FIELDS.product);
  const version = params.get(SEARCH_FIELDS.version);
  const page = params.get(SEARCH_FIELDS.page) ?? '';
  return {
    ...changeScope(
      { version: DOCS_VERSIONS.find((known) => known === version) ?? CURRENT_VERSION },
      SCOPES.find((known) => known === product) ?? 'all',
    ),
    text: params.get(SEARCH_FIELDS.query) ?? '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of a URL, including where to search, so that others see the same. */
export function formatSearchQuery({ text, scope, version, page }: PageQuery): string {
  const params = new URLSearchParams({
    [SEARCH_FIELDS.query]: text,
    [SEARCH_FIELDS.product]: scope,
    [SEARCH_FIELDS.version]: version,
    ...(page > 1 && { [SEARCH_FIELDS.page]: String(page) }),
  });
  return `?${params.toString()}`;
}

/** The URL of the first page of results, without the base URL. */
export function formatSearchAddress(text: string, { scope, version }: ScopeChoice): string {
  return `${SEARCH_PAGE_PATH}${formatSearchQuery({ text, scope, version, page: 1 })}`;
}
