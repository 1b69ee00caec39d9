import type { SearchEntry } from '../../src/lib/contracts/search';
import { PLANS } from '../../src/lib/products';

/** Headings on many pages that nobody searches for. */
const COMMON_HEADINGS = new Set([
  'api',
  'versions',
  'known problems',
  'next steps',
  'changes between majors',
]);

/** `getRowId()` → `getRowId` */
const getName = ({ title }: SearchEntry) => title.replace(/\(\)$/, '');

/** Groups each page entry with the entries up to the next page. */
function groupByPage(entries: readonly SearchEntry[]): SearchEntry[][] {
  const pages: SearchEntry[][] = [];
  for (const entry of entries) {
    if (entry.page === undefined) {
      pages.push([]);
    }
    pages.at(-1)!.push(entry);
  }
  return pages;
}

/** Guides first, then the reference, free before paid. */
function getRank([page]: readonly SearchEntry[]): number {
  return page!.kind === 'page' ? -1 : PLANS.indexOf(page!.plan ?? 'community');
}

/**
 * The entries worth finding, sorted by page. Leaves out exports with their own page or row, methods
 * of the API object that are in the reference, and headings that every page has.
 */
export function orderEntries(entries: readonly SearchEntry[]): SearchEntry[] {
  const described = new Set(
    entries.filter(({ kind }) => kind !== 'export' && kind !== 'heading').map(getName),
  );
  const inReference = new Set(
    entries.filter(({ kind, path }) => kind === 'method' && path.includes('/api/')).map(getName),
  );
  const isDouble = (entry: SearchEntry) =>
    (entry.kind === 'export' && described.has(entry.title)) ||
    (entry.kind === 'method' && !entry.path.includes('/api/') && inReference.has(getName(entry))) ||
    (entry.kind === 'heading' && COMMON_HEADINGS.has(entry.title.toLowerCase()));
  return groupByPage(entries.filter((entry) => !isDouble(entry)))
    .sort((a, b) => getRank(a) - getRank(b))
    .flat();
}
