import texts from '@site/i18n/en/api.json';
import {
  addFilter,
  type Filter,
  type Found,
} from '@site/src/components/staticMarkup/enhance/addFilter';
import { createMatcher } from '@site/src/components/staticMarkup/enhance/createMatcher';
import { setHidden } from '@site/src/components/staticMarkup/enhance/setHidden';

/** When the rows are read, after all that a fresh page has to do, in ms. */
const PREPARE_MS = 1000;

interface IndexedRow {
  row: HTMLTableRowElement;
  text: string;
}

interface IndexedTable {
  frame: HTMLElement;
  /** Says that nothing matches; follows the frame. */
  notice: Element | null;
  rows: readonly IndexedRow[];
}

function indexTables(root: HTMLElement): IndexedTable[] {
  return [...root.querySelectorAll<HTMLElement>('[data-frame]')].map((frame) => ({
    frame,
    notice: frame.nextElementSibling,
    rows: [...frame.querySelectorAll<HTMLTableRowElement>('tbody > tr')].map((row) => ({
      row,
      text: row.textContent?.toLowerCase() ?? '',
    })),
  }));
}

/** Leaves the rows that a query finds. */
function applyQuery(tables: readonly IndexedTable[], query: string): Found {
  const matches = createMatcher(query);
  const totals: Found = { all: 0, count: 0, first: undefined };
  for (const { frame, notice, rows } of tables) {
    let found = 0;
    for (const { row, text } of rows) {
      const isMatch = matches(text);
      found += isMatch ? 1 : 0;
      setHidden(row, !isMatch);
      totals.first ??= isMatch ? row : undefined;
    }
    setHidden(frame, found === 0);
    setHidden(notice, found > 0);
    totals.count += found;
    totals.all += rows.length;
  }
  return totals;
}

/** The head of the section that a row is in. */
function findHead(row: Element | undefined): Element | null {
  let element = row?.closest('[data-frame]') ?? null;
  while (element && !element.matches('[data-head]')) {
    element = element.previousElementSibling;
  }
  return element;
}

/** Lets the filter box hide the rows that do not hold its words, and tables without any. */
export function filterRows(root: HTMLElement, signal: AbortSignal): Filter {
  let tables: readonly IndexedTable[] | undefined;
  const prepare = () => (tables ??= indexTables(root));
  if (root.querySelector('[data-filter]')) {
    // The first letter shall not wait for the texts of all rows.
    const timer = setTimeout(prepare, PREPARE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return addFilter(
    root,
    {
      applyQuery: (query) => applyQuery(prepare(), query),
      findHead,
      countText: texts.live.count,
    },
    signal,
  );
}
