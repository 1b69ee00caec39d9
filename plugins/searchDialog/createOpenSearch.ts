import {
  OPEN_SEARCH_PATH,
  SEARCH_FIELDS,
  SEARCH_PAGE_PATH,
} from '../../src/lib/contracts/searchConfig';
import { escapeHtml } from '../../src/lib/escapeHtml';

/** The media type of the description. */
export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

/** The specification limits short names to 16 characters. */
const SHORT_NAME_LENGTH = 16;

interface OpenSearchSite {
  title: string;
  /** Origin and base URL, with a trailing slash. */
  siteUrl: string;
  /** Relative to the base URL. */
  favicon: string;
}

/** Tells browsers how to search the site from their address bar (OpenSearch 1.1). */
export function createOpenSearch({ title, siteUrl, favicon }: OpenSearchSite): string {
  const page = `${siteUrl}${SEARCH_PAGE_PATH.slice(1)}`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeHtml(title.slice(0, SHORT_NAME_LENGTH))}</ShortName>`,
    `  <Description>Search the documentation of ${escapeHtml(title)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="16" height="16" type="image/svg+xml">${escapeHtml(siteUrl + favicon)}</Image>`,
    `  <Url type="text/html" method="get" template="${escapeHtml(page)}?${SEARCH_FIELDS.query}={searchTerms}"/>`,
    `  <Url type="${OPEN_SEARCH_TYPE}" rel="self" template="${escapeHtml(siteUrl + OPEN_SEARCH_PATH.slice(1))}"/>`,
    '</OpenSearchDescription>',
  ];
  return `${lines.join('\n')}\n`;
}
