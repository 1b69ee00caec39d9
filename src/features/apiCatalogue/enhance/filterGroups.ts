import texts from '@site/i18n/en/apiCatalogue.json';
import {
  addFilter,
  type Filter,
  type Found,
} from '@site/src/components/staticMarkup/enhance/addFilter';
import { createMatcher } from '@site/src/components/staticMarkup/enhance/createMatcher';
import { setHidden } from '@site/src/components/staticMarkup/enhance/setHidden';

interface IndexedGroup {
  group: HTMLElement;
  rows: readonly { row: HTMLElement; text: string }[];
}

/**
 * A row's name, description and types; for a row with only a name, its whole text. The examples are
 * left out because they're alike in every row.
 */
function readText(row: HTMLElement): string {
  if (row instanceof HTMLLIElement) {
    return row.textContent ?? '';
  }
  const parts = row.querySelectorAll(':scope > :is(summary, p, dl)');
  return [...parts].map((part) => part.textContent ?? '').join(' ');
}

function indexGroups(content: HTMLElement): IndexedGroup[] {
  return [...content.querySelectorAll<HTMLElement>('[data-group]')].map((group) => {
    // A word in the group's title matches all of its rows.
    const title = group.querySelector('h3')?.textContent ?? '';
    const rows = [...group.querySelectorAll<HTMLElement>(':scope > details, :scope > ul > li')];
    return {
      group,
      rows: rows.map((row) => ({ row, text: `${readText(row)} ${title}`.toLowerCase() })),
    };
  });
}

/** Shows only the rows that match a query, and their groups. */
function applyQuery(groups: readonly IndexedGroup[], query: string): Found {
  const matches = createMatcher(query);
  const totals: Found = { all: 0, count: 0, first: undefined };
  for (const { group, rows } of groups) {
    const found = rows.filter(({ row, text }) => {
      setHidden(row, !matches(text));
      return !row.hidden;
    });
    setHidden(group, found.length === 0);
    totals.first ??= found[0]?.row;
    totals.count += found.length;
    totals.all += rows.length;
  }
  return totals;
}

/** Makes the filter box hide what doesn't match: rows, groups without matches, and the index. */
export function filterGroups(content: HTMLElement, signal: AbortSignal): Filter {
  let groups: readonly IndexedGroup[] | undefined;
  return addFilter(
    content,
    {
      applyQuery: (query) => {
        groups ??= indexGroups(content);
        const found = applyQuery(groups, query);
        setHidden(content.querySelector('[data-no-match]'), found.count > 0);
        setHidden(content.querySelector('[data-index]'), query.trim() !== '');
        return found;
      },
      findHead: (row) => row?.closest('[data-group]')?.querySelector('h3') ?? null,
      countText: texts.live.count,
    },
    signal,
  );
}
