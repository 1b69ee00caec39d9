import texts from '@site/i18n/en/apiCatalogue.json';
import { showFirstResult } from '@site/src/components/staticMarkup/showFirstResult';

/** Whether a row's lower-case text holds every word of a query. */
export function createMatcher(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

interface IndexedGroup {
  group: HTMLElement;
  rows: readonly { row: HTMLElement; text: string }[];
}

/** A row's name, description and types; of a plain name all there is. Its examples say the same in each row. */
function readText(row: HTMLElement): string {
  if (row instanceof HTMLLIElement) {
    return row.textContent ?? '';
  }
  const parts = row.querySelectorAll(':scope > :is(summary, p, dl)');
  return [...parts].map((part) => part.textContent ?? '').join(' ');
}

function indexGroups(content: HTMLElement): IndexedGroup[] {
  return [...content.querySelectorAll<HTMLElement>('[data-group]')].map((group) => {
    // A word of the group's title finds all of its rows.
    const title = group.querySelector('h3')?.textContent ?? '';
    const rows = [...group.querySelectorAll<HTMLElement>(':scope > details, :scope > ul > li')];
    return {
      group,
      rows: rows.map((row) => ({ row, text: `${readText(row)} ${title}`.toLowerCase() })),
    };
  });
}

/** Changes only what differs: every write to the page costs, and most rows stay as they are. */
function setHidden(element: HTMLElement | null, isHidden: boolean): void {
  if (element && element.hidden !== isHidden) {
    element.hidden = isHidden;
  }
}

/** Hides what does not match, and returns what does. */
function applyQuery(groups: readonly IndexedGroup[], query: string): HTMLElement[] {
  const matches = createMatcher(query);
  const all: HTMLElement[] = [];
  for (const { group, rows } of groups) {
    const found = rows.filter(({ row, text }) => {
      setHidden(row, !matches(text));
      return !row.hidden;
    });
    setHidden(group, found.length === 0);
    all.push(...found.map(({ row }) => row));
  }
  return all;
}

export interface Filter {
  /** Shows every row again. */
  clear: () => void;
}

/** Lets the filter box hide the rows that do not hold its words. */
export function addFilter(content: HTMLElement, signal: AbortSignal): Filter {
  const box = content.querySelector<HTMLElement>('[data-filter]');
  const input = box?.querySelector('input');
  const output = box?.querySelector('output');
  if (!box || !input || !output) {
    return { clear: () => {} };
  }
  let groups: readonly IndexedGroup[] | undefined;
  const update = () => {
    groups ??= indexGroups(content);
    const isEmpty = input.value.trim() === '';
    const all = groups.flatMap(({ rows }) => rows).length;
    const found = applyQuery(groups, input.value);
    setHidden(content.querySelector('[data-no-match]'), found.length > 0);
    setHidden(content.querySelector('[data-index]'), !isEmpty);
    output.textContent = isEmpty
      ? ''
      : texts.live.count.replace('{count}', String(found.length)).replace('{all}', String(all));
    return isEmpty ? undefined : found[0];
  };
  const answer = () => {
    const first = update();
    const head = first?.closest('[data-group]')?.querySelector('h3') ?? null;
    showFirstResult({ box, first, head });
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
  box.hidden = false;
  // A browser that restores what was typed before a reload says nothing of it.
  if (input.value !== '') {
    update();
  }
  return { clear };
}
