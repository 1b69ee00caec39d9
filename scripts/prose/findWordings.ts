import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../plugins/mdx/parseMarkdown';
import type { PageDiagnostic } from '../../plugins/mdx/pageDiagnostic';
import { locate } from '../../src/lib/locate';
import type { Wording } from './wordings';

/** The positions of prose on a page: text outside of code, and text that components show. */
function listProse(page: string): { start: number; end: number }[] {
  const { tree } = parseMarkdown(page);
  const ranges: { start: number; end: number }[] = [];
  const add = (from: number | undefined, to: number | undefined) => {
    if (from !== undefined && to !== undefined) {
      ranges.push({ start: from, end: to });
    }
  };
  visit(tree, ['text', 'yaml', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node: Node) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type === 'text' || node.type === 'yaml') {
      add(from, to);
      return;
    }
    const tag = page.slice(from, to);
    for (const { index, 0: attribute } of tag.matchAll(/\b(title|alt|label)="[^"]*"/g)) {
      add(from! + index, from! + index + attribute.length);
    }
  });
  return ranges;
}

/** Discouraged wordings on a page. */
export function findWordings(page: string, wordings: readonly Wording[]): PageDiagnostic[] {
  const found = new Map<number, PageDiagnostic>();
  for (const { start, end } of listProse(page)) {
    const prose = page.slice(start, end);
    for (const { pattern, instead } of wordings) {
      for (const { index, 0: text } of prose.matchAll(new RegExp(pattern, 'gi'))) {
        const message = `"${text}" reads poorly here. Write ${instead}.`;
        found.set(start + index, { ...locate(page, start + index), message });
      }
    }
  }
  return [...found.values()];
}
