import { showFirstResult } from './showFirstResult';

export interface Found {
  all: number;
  count: number;
  /** The first row that is left. */
  first: Element | undefined;
}

export interface Filter {
  /** Shows every row again. */
  clear: () => void;
}

interface FilterOptions {
  /** Leaves the rows that a query finds; an empty one finds all. */
  applyQuery: (query: string) => Found;
  /** What stands over a row, and is brought into view with it. */
  findHead: (row: Element | undefined) => Element | null;
  /** `{count} of {all}` */
  countText: string;
}

/** Lets the filter box of the content hide the rows that do not hold its words. */
export function addFilter(
  content: HTMLElement,
  { applyQuery, findHead, countText }: FilterOptions,
  signal: AbortSignal,
): Filter {
  const box = content.querySelector<HTMLElement>('[data-filter]');
  const input = box?.querySelector('input');
  const output = box?.querySelector('output');
  if (!box || !input || !output) {
    return { clear: () => {} };
  }
  const update = () => {
    const { count, all, first } = applyQuery(input.value);
    const isEmpty = input.value.trim() === '';
    output.textContent = isEmpty
      ? ''
      : countText.replace('{count}', String(count)).replace('{all}', String(all));
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
  box.hidden = false;
  // A browser that restores what was typed before a reload says nothing of it.
  if (input.value !== '') {
    update();
  }
  return { clear };
}
