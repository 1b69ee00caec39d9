import { OFFLINE_PAGE } from '../../src/lib/contracts/offline';
import { SEARCH_PAGE_PATH } from '../../src/lib/contracts/searchConfig';
import { CURRENT_VERSION, splitVersionPath } from '../../src/lib/docsVersions';
import type { BuiltSite } from './findHeadProblems';
import type { Head } from './readHead';

/** A page of the trail as schema.org has it; others wrote it, so that nothing is sure. */
interface ListItem {
  '@type'?: unknown;
  position?: unknown;
  name?: unknown;
  item?: unknown;
}

/** Comparing majors, searching and storing are tools beside the docs. */
const TOOLS = ['/x/api/changes/', SEARCH_PAGE_PATH, `/${OFFLINE_PAGE}`];

/** Whether an address is a page of the docs. */
export function isDocsPage(page: string): boolean {
  return splitVersionPath(page) !== undefined && !TOOLS.includes(page);
}

function findItemProblems(
  { '@type': type, position, name, item }: ListItem,
  index: number,
  { pages, siteUrl }: BuiltSite,
): string[] {
  const address = typeof item === 'string' ? item : '';
  const isThere = address.startsWith(siteUrl) && pages.has(`/${address.slice(siteUrl.length)}`);
  return [
    ...(type === 'ListItem' ? [] : [`is a ${String(type)} instead of a ListItem`]),
    ...(position === index + 1 ? [] : [`has the position ${String(position)}`]),
    ...(typeof name === 'string' && name.trim() !== '' ? [] : ['has no name']),
    ...(isThere ? [] : [`leads to ${String(item)}, which is no page of the site`]),
  ].map((problem) => `has breadcrumbs whose item ${index + 1} ${problem}.`);
}

/** What is wrong with the structured data of a page: those of the docs tell the pages above them. */
export function findBreadcrumbProblems(page: string, head: Head, site: BuiltSite): string[] {
  const place = splitVersionPath(page);
  const lists: { itemListElement?: unknown }[] = [];
  for (const text of head.data) {
    try {
      const data = JSON.parse(text) as Record<string, unknown>;
      if (data['@context'] !== 'https://schema.org' || data['@type'] !== 'BreadcrumbList') {
        return [`has structured data of another type than BreadcrumbList: ${text.slice(0, 80)}`];
      }
      lists.push(data);
    } catch {
      return [`has structured data that is no JSON: ${text.slice(0, 80)}`];
    }
  }
  if (lists.length !== (isDocsPage(page) ? 1 : 0)) {
    return [`has ${lists.length} lists of breadcrumbs.`];
  }
  return lists.flatMap(({ itemListElement }) => {
    const items = Array.isArray(itemListElement) ? (itemListElement as ListItem[]) : [];
    const problems = items.flatMap((item, index) => findItemProblems(item, index, site));
    // The canonical address of an old page is that of today's.
    const own =
      place?.version === CURRENT_VERSION ? head.canonical[0] : `${site.siteUrl}${page.slice(1)}`;
    const last = items.at(-1)?.item;
    return last === own
      ? problems
      : [...problems, `has breadcrumbs that end at ${String(last)} instead of ${String(own)}.`];
  });
}
