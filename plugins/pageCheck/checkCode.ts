import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from '../mdx/codeMeta';
import type { CodeNode } from '../mdx/highlightCodePlugin';
import { getStart } from '../mdx/nodes';
import type { CheckedPage, PageDiagnostic } from './page';

/** Invalid metadata after the language of a code block. */
export function checkCode({ tree }: Pick<CheckedPage, 'tree'>): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  visit(tree as Node, 'code', (node: CodeNode) => {
    try {
      parseCodeMeta(node.meta?.trim() ?? '', node.lang ?? '');
    } catch (error) {
      diagnostics.push({ ...getStart(node), message: (error as Error).message });
    }
  });
  return diagnostics;
}
