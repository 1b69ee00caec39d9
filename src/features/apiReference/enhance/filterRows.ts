import texts from '@site/i18n/en/api.json';
import { showFirstResult } from '@site/src/components/staticMarkup/showFirstResult';

/** Whether a row's lower-case text holds every word of a query. */
export function createMatcher(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

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

/** Changes only what differs: every write to the page costs, and most rows stay as they are. */
function setHidden(element: Element | null, isHidden: boolean): void {
  if (element?.hasAttribute('hidden') !== isHidden) {
    element?.toggleAttribute('hidden', isHidden);
  }
}

interface Found {
  all: number;
  count: number;
  /** The first row that is left. */
  first: Element | undefined;
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

export interface Filter {
  /** Shows every row again. */
  clear: () => void;
}

/** Lets the filter box hide the rows that do not hold its words. */
export function addFilter(root: HTMLElement, signal: AbortSignal): Filter {
  const box = root.querySelector<HTMLElement>('[data-filter]');
  const input = box?.querySelector('input');
  const output = box?.querySelector('output');
  if (!box || !input || !output) {
    return { clear: () => {} };
  }
  let tables: readonly IndexedTable[] | undefined;
  const prepare = () => (tables ??= indexTables(root));
  const update = () => {
    const { count, all, first } = applyQuery(prepare(), input.value);
    const isEmpty = input.value.trim() === '';
    output.textContent = isEmpty
      ? ''
      : texts.live.count.replace('{count}', String(count)).replace('{all}', String(all));
    return isEmpty ? undefined : first;
  };
  const answer = () => {
    const first = update();
    showFirstResult({ box, first, head: findHead(first) });
  };
  const clear = () => {
    if (input.value !== '') {
      input.value = '';
      update();
    }
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && input.value !== '') {
      event.preventDefault();
      clear();
    }
  };
  input.addEventListener('input', answer, { signal });
  input.addEventListener('keydown', clearOnEscape, { signal });
  // The first letter shall not wait for the texts of all rows.
  const timer = setTimeout(prepare, PREPARE_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  box.hidden = false;
  // A browser that restores what was typed before a reload says nothing of it.
  if (input.value !== '') {
    update();
  }
  return { clear };
}
