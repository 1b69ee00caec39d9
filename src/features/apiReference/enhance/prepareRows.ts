import { findLayoutRoot } from '../layoutChoice';
import { inSlices } from './inSlices';
import { PLAN_ELEMENTS, PLANS_ATTRIBUTE } from '../plans';

function createLink(href: string, content: readonly ChildNode[]): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.append(...content);
  return link;
}

/**
 * Whether a node is part of a row's name: the name's text may be split by line break opportunities.
 */
function isName(node: ChildNode): boolean {
  return node.nodeName === 'WBR' || (node instanceof Text && node.data.trim() !== '');
}

function getNameNodes(head: Element): ChildNode[] {
  return [...(head.querySelector('s') ?? head).childNodes].filter(isName);
}

/** A row's name, whether or not it has become a link. */
export function getRowName(row: Element): string {
  const head = row.querySelector('th') ?? row;
  const link = head.querySelector('a[href^="#"]');
  const nodes = link ? [link] : getNameNodes(head);
  return nodes
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}

function linkName(row: HTMLTableRowElement, head: HTMLTableCellElement): void {
  const name = getNameNodes(head);
  const last = name.at(-1);
  if (last instanceof Text) {
    // The space before the notes isn't part of the name.
    last.splitText(last.data.trimEnd().length);
    (head.querySelector('s') ?? head).prepend(createLink(`#${row.id}`, name));
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

function prepareTable(table: HTMLTableElement): void {
  table.setAttribute('role', 'table');
  for (const group of [table.tHead, ...table.tBodies]) {
    group?.setAttribute('role', 'rowgroup');
  }
  for (const row of table.tHead?.rows ?? []) {
    setRoles(row, 'columnheader');
  }
}

/**
 * Adds what would make every row of the markup too large: the links of names and plans, and the
 * roles of a table, which Safari drops when a style sheet lays it out as a list.
 */
export function prepareRows(root: HTMLElement, signal: AbortSignal): void {
  const plansUrl = findLayoutRoot(root)?.getAttribute(PLANS_ATTRIBUTE) ?? '';
  root.querySelectorAll<HTMLTableElement>('table[data-rows]').forEach(prepareTable);
  const prepareRow = (row: HTMLTableRowElement) => {
    const [head] = row.cells;
    if (head) {
      linkName(row, head);
      linkPlans(head, plansUrl);
    }
    setRoles(row, 'rowheader');
  };
  inSlices([...root.querySelectorAll<HTMLTableRowElement>('tbody > tr[id]')], prepareRow, signal);
}
