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

type Matches = (text: string) => boolean;

/** What a filter looks through: a table, or a list of inherited props. */
interface Part {
  all: number;
  /** Leaves what matches, and says how much that is. */
  apply: (matches: Matches, isFiltered: boolean) => Omit<Found, 'all'>;
}

const readText = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent?.toLowerCase() ?? '').join(' ');

interface Row {
  /** What belongs together, such as a name and its words. */
  elements: readonly HTMLElement[];
  text: string;
}

/** Hides what does not match. */
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
  // Says that nothing matches; follows the frame.
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

/** Inherited props: each with what is said of it, or all of them as one list of names. */
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

/** Props from another library, folded: unfolded while some of them match. */
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

/** Leaves the rows that a query finds. */
function applyQuery(parts: readonly Part[], query: string): Found {
  const matches = createMatcher(query);
  const found = parts.map(({ apply }) => apply(matches, query.trim() !== ''));
  return {
    all: parts.reduce((sum, { all }) => sum + all, 0),
    count: found.reduce((sum, { count }) => sum + count, 0),
    first: found.find(({ first }) => first)?.first,
  };
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
  let parts: readonly Part[] | undefined;
  const prepare = () => (parts ??= listParts(root));
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
