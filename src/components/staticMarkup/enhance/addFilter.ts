import { showFirstResult } from './showFirstResult';

export interface Found {
  all: number;
  count: number;
  /** The first visible row. */
  first: Element | undefined;
}

export interface Filter {
  /** Shows all rows again. */
  clear: () => void;
}

interface FilterOptions {
  /** Shows only the rows that match a query; an empty one matches all. */
  applyQuery: (query: string) => Found;
  /** The heading above a row, which is scrolled into view with it. */
  findHead: (row: Element | undefined) => Element | null;
  /** `{count} of {all}` */
  countText: string;
}

/** Makes the filter box of the content hide the rows that don't contain its words. */
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
  // A browser that restores what was typed before a reload fires no event for it.
  if (input.value !== '') {
    update();
  }
  return { clear };
}
