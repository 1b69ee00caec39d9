import { findLayoutRoot } from '../layoutChoice';
import { PLAN_ELEMENTS, PLANS_ATTRIBUTE } from '../plans';

function createLink(href: string, content: readonly ChildNode[]): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.append(...content);
  return link;
}

/** Where a row's name ends: its text may be cut by places where a line may end. */
function isName(node: ChildNode): boolean {
  return node.nodeName === 'WBR' || (node instanceof Text && node.data.trim() !== '');
}

function linkName(row: HTMLTableRowElement, head: HTMLTableCellElement): void {
  const holder = head.querySelector('s') ?? head;
  const name = [...holder.childNodes].filter(isName);
  const last = name.at(-1);
  if (last instanceof Text) {
    // The space before the notes is no part of it.
    last.splitText(last.data.trimEnd().length);
    holder.prepend(createLink(`#${row.id}`, name));
  }
}

function linkPlans(head: HTMLTableCellElement, plansUrl: string): void {
  for (const [element, plan] of Object.entries(PLAN_ELEMENTS)) {
    const mark = head.querySelector(element);
    if (mark && !mark.querySelector('a')) {
      mark.append(createLink(`${plansUrl}#${plan}-plan`, [...mark.childNodes]));
    }
  }
}

function setRoles(row: HTMLTableRowElement, headRole: string): void {
  row.setAttribute('role', 'row');
  for (const cell of row.cells) {
    cell.setAttribute('role', cell.tagName === 'TH' ? headRole : 'cell');
  }
}

/**
 * Adds what would weigh too much in every row of the markup: addresses of names and plans, and
 * the roles of a table, which Safari forgets where a style sheet lays it out as a list.
 */
export function prepareRows(root: HTMLElement): void {
  const plansUrl = findLayoutRoot(root)?.getAttribute(PLANS_ATTRIBUTE) ?? '';
  for (const table of root.querySelectorAll<HTMLTableElement>('table[data-rows]')) {
    table.setAttribute('role', 'table');
    for (const group of [table.tHead, ...table.tBodies]) {
      group?.setAttribute('role', 'rowgroup');
    }
    for (const row of table.tHead?.rows ?? []) {
      setRoles(row, 'columnheader');
    }
    for (const row of [...table.tBodies].flatMap((body) => [...body.rows])) {
      const [head] = row.cells;
      if (head) {
        linkName(row, head);
        linkPlans(head, plansUrl);
      }
      setRoles(row, 'rowheader');
    }
  }
}
