import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { UpgradeStep } from '../../src/lib/contracts/upgradeChecklist';
import type { Position } from '../../src/lib/locate';
import { getStart } from '../mdx/nodes';
import { readLine } from './readLine';
import type { Section } from './readSections';

/** The section with the table of who each change affects. */
export const OVERVIEW = 'In short';

/** What the table says about the section that a row links to. */
export type OverviewRow = Pick<UpgradeStep, 'condition' | 'codemod'>;

interface ReadRow extends OverviewRow {
  /** Sections that the row links to; none is a mistake. */
  anchors: readonly string[];
  position: Position;
}

const getCells = (row: Node | undefined) => (row as Parent | undefined)?.children ?? [];

function listAnchors(cell: Node): string[] {
  const anchors: string[] = [];
  visit(cell, 'link', (link) => {
    const [, anchor] = /^#(.+)/.exec((link as unknown as { url: string }).url) ?? [];
    anchors.push(...(anchor === undefined ? [] : [anchor]));
  });
  return anchors;
}

/** The condition that applies to everyone. */
const CONCERNS_ALL = 'Upgrade at all';

function readCell(cell: Node | undefined): string | undefined {
  const text = cell ? readLine([cell]) : '';
  return text === '' || text === CONCERNS_ALL ? undefined : text;
}

/** The rows of a guide's overview; empty if it has no such table. */
export function listOverviewRows(sections: readonly Section[]): ReadRow[] {
  const overview = sections.find(({ title }) => title === OVERVIEW);
  const table = overview?.nodes.find(({ type }) => type === 'table') as Parent | undefined;
  const [head, ...rows] = table?.children ?? [];
  const titles = getCells(head).map((cell) => readLine([cell]));
  const find = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const [condition, codemod] = [find(/affects you/i), find(/codemod/i)];
  return rows.map((row) => {
    const cells = getCells(row);
    return {
      anchors: cells[0] ? listAnchors(cells[0]) : [],
      position: getStart(row),
      condition: readCell(cells[condition]),
      codemod: readCell(cells[codemod]),
    };
  });
}

/** What the overview of a guide says about each section, by id. */
export function readOverview(sections: readonly Section[]): ReadonlyMap<string, OverviewRow> {
  return new Map(
    listOverviewRows(sections).flatMap(({ anchors, condition, codemod }) =>
      anchors.map((anchor) => [anchor, { condition, codemod }] as const),
    ),
  );
}
