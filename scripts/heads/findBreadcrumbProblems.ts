import { OFFLINE_PAGE } from '../../src/lib/contracts/offline';
import { SEARCH_PAGE_PATH } from '../../src/lib/contracts/searchConfig';
import { CURRENT_VERSION, splitVersionPath } from '../../src/lib/docsVersions';
import type { BuiltSite } from './findHeadProblems';
import type { Head } from './readHead';

/** A page of the trail in schema.org's format. We don't generate it, so it may have any shape. */
interface ListItem {
  '@type'?: unknown;
  position?: unknown;
  name?: unknown;
  item?: unknown;
}

/** Tools for comparing majors, searching and offline storage aren't pages of the docs. */
const TOOLS = ['/x/api/changes/', SEARCH_PAGE_PATH, `/${OFFLINE_PAGE}`];

/** Whether an address is a page of the docs. */
export function isDocsPage(page: string): boolean {
  return splitVersionPath(page) !== undefined && !TOOLS.includes(page);
}

function findItemProblems(
  { '@type': type, position, name, item }: ListItem,
  index: number,
  { pages, siteUrl, leftOut }: BuiltSite,
): string[] {
  const address = typeof item === 'string' ? item : '';
  const target = address.startsWith(siteUrl) ? `/${address.slice(siteUrl.length)}` : '';
  const isThere = pages.has(target) || leftOut?.has(target);
  return [
    ...(type === 'ListItem' ? [] : [`is a ${String(type)} instead of a ListItem`]),
    ...(position === index + 1 ? [] : [`has the position ${String(position)}`]),
    ...(typeof name === 'string' && name.trim() !== '' ? [] : ['has no name']),
    ...(isThere ? [] : [`links to ${String(item)}, which is not a page of the site`]),
  ].map((problem) => `has breadcrumbs whose item ${index + 1} ${problem}.`);
}

/** Errors in the structured data of a page; pages of the docs must list their parent pages. */
export function findBreadcrumbProblems(page: string, head: Head, site: BuiltSite): string[] {
  const place = splitVersionPath(page);
  const lists: { itemListElement?: unknown }[] = [];
  for (const text of head.data) {
    try {
      const data = JSON.parse(text) as Record<string, unknown>;
      if (data['@context'] !== 'https://schema.org' || data['@type'] !== 'BreadcrumbList') {
        return [`has structured data that is not a BreadcrumbList: ${text.slice(0, 80)}`];
      }
      lists.push(data);
    } catch {
      return [`has structured data that is not valid JSON: ${text.slice(0, 80)}`];
    }
  }
  if (lists.length !== (isDocsPage(page) ? 1 : 0)) {
    return [`has ${lists.length} breadcrumb lists.`];
  }
  return lists.flatMap(({ itemListElement }) => {
    const items = Array.isArray(itemListElement) ? (itemListElement as ListItem[]) : [];
    const problems = items.flatMap((item, index) => findItemProblems(item, index, site));
    // The canonical address of an old page is that of the current one.
    const own =
      place?.version === CURRENT_VERSION ? head.canonical[0] : `${site.siteUrl}${page.slice(1)}`;
    const last = items.at(-1)?.item;
    return last === own
      ? problems
      : [...problems, `has breadcrumbs that end at ${String(last)} instead of ${String(own)}.`];
  });
}
