import texts from '@site/i18n/en/api.json';
import {
  addFilter,
  type Filter,
  type Found,
} from '@site/src/components/staticMarkup/enhance/addFilter';
import { createMatcher } from '@site/src/components/staticMarkup/enhance/createMatcher';
import { setHidden } from '@site/src/components/staticMarkup/enhance/setHidden';

/** Delay before the rows are read, after everything that a new page has to do, in ms. */
const PREPARE_MS = 1000;

type Matches = (text: string) => boolean;

/** What a filter searches: a table, or a list of inherited props. */
interface Part {
  all: number;
  /** Shows only what matches and returns the number of matches. */
  apply: (matches: Matches, isFiltered: boolean) => Omit<Found, 'all'>;
}

const readText = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent?.toLowerCase() ?? '').join(' ');

interface Row {
  /** Elements that belong together, such as a name and its description. */
  elements: readonly HTMLElement[];
  text: string;
}

/** Hides what doesn't match. */
function filterElements(rows: readonly Row[], matches: Matches): Omit<Found, 'all'> {
  const found = rows.filter(({ elements, text }) => {
    const isMatch = matches(text);
    elements.forEach((element) => setHidden(element, !isMatch));
    return isMatch;
  });
  return { count: found.length, first: found[0]?.elements[0] };
}

const createRow = (elements: readonly HTMLElement[]): Row => ({
  elements,
  text: readText(elements),
});

function createTable(frame: HTMLElement): Part {
  const rows = [...frame.querySelectorAll<HTMLElement>('tbody > tr')].map((row) =>
    createRow([row]),
  );
  // Says that nothing matches; comes after the frame.
  const notice = frame.nextElementSibling;
  return {
    all: rows.length,
    apply(matches) {
      const found = filterElements(rows, matches);
      setHidden(frame, found.count === 0);
      setHidden(notice, found.count > 0);
      return found;
    },
  };
}

/** Inherited props: each with its description, or all of them as one list of names. */
function listInherited(details: HTMLDetailsElement): Row[] {
  const heads = [...details.querySelectorAll<HTMLElement>('dt')];
  if (heads.length === 0) {
    const names = details.querySelector(':scope > code')?.textContent?.split(', ') ?? [];
    return names.map((name) => ({ elements: [], text: name.toLowerCase() }));
  }
  return heads.map((head) => {
    const words = head.nextElementSibling;
    return createRow(words instanceof HTMLElement && words.matches('dd') ? [head, words] : [head]);
  });
}

/** Collapsed props from another library: expanded while some of them match. */
function createInherited(details: HTMLDetailsElement): Part {
  const rows = listInherited(details);
  let wasOpen: boolean | undefined;
  return {
    all: rows.length,
    apply(matches, isFiltered) {
      const found = filterElements(rows, matches);
      if (isFiltered) {
        wasOpen ??= details.open;
        details.open = found.count > 0;
      } else if (wasOpen !== undefined) {
        details.open = wasOpen;
        wasOpen = undefined;
      }
      return found;
    },
  };
}

function listParts(root: HTMLElement): Part[] {
  return [
    ...[...root.querySelectorAll<HTMLElement>('[data-frame]')].map(createTable),
    ...[...root.querySelectorAll<HTMLDetailsElement>('[data-inherited]')].map(createInherited),
  ];
}

/** Shows only the rows that match a query. */
function applyQuery(parts: readonly Part[], query: string): Found {
  const matches = createMatcher(query);
  const found = parts.map(({ apply }) => apply(matches, query.trim() !== ''));
  return {
    all: parts.reduce((sum, { all }) => sum + all, 0),
    count: found.reduce((sum, { count }) => sum + count, 0),
    first: found.find(({ first }) => first)?.first,
  };
}

/** The heading of the section that contains a row. */
function findHead(row: Element | undefined): Element | null {
  let element = row?.closest('[data-frame]') ?? null;
  while (element && !element.matches('[data-head]')) {
    element = element.previousElementSibling;
  }
  return element;
}

/** Makes the filter box hide the rows that don't contain its words, and tables without matches. */
export function filterRows(root: HTMLElement, signal: AbortSignal): Filter {
  let parts: readonly Part[] | undefined;
  const prepare = () => (parts ??= listParts(root));
  if (root.querySelector('[data-filter]')) {
    // So that the first keystroke needn't wait until the text of all rows is read.
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
