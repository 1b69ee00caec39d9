import { SEARCH_FIELDS, SEARCH_PAGE_PATH } from '@site/src/lib/contracts/searchConfig';
import { CURRENT_VERSION, DOCS_VERSIONS } from '@site/src/lib/docsVersions';
import { changeScope, type ScopeChoice, SCOPES } from './scope';

/** What the page of results shows, as its address says. */
export interface PageQuery extends ScopeChoice {
  text: string;
  /** From 1. */
  page: number;
}

/** Reads `?q=…&product=…&version=…&page=…`; what is missing or wrong falls back. */
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

/** The query of an address, with where it was searched, so that it shows the same to others. */
export function formatSearchQuery({ text, scope, version, page }: PageQuery): string {
  const params = new URLSearchParams({
    [SEARCH_FIELDS.query]: text,
    [SEARCH_FIELDS.product]: scope,
    [SEARCH_FIELDS.version]: version,
    ...(page > 1 && { [SEARCH_FIELDS.page]: String(page) }),
  });
  return `?${params.toString()}`;
}

/** The address of the first page of results, without the base URL. */
export function formatSearchAddress(text: string, { scope, version }: ScopeChoice): string {
  return `${SEARCH_PAGE_PATH}${formatSearchQuery({ text, scope, version, page: 1 })}`;
}
