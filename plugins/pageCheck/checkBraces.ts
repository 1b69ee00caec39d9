import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { getStart } from '../mdx/nodes';
import type { PageDiagnostic } from './page';

const EXPRESSIONS = ['mdxTextExpression', 'mdxFlowExpression'];

const isExpression = (node: Node): node is Node & { value: string } =>
  EXPRESSIONS.includes(node.type);

const isComment = (code: string) => /^\s*(\/\*[\s\S]*?\*\/\s*)*$/.test(code);

/** Code in the text of a page, where an unknown name would fail only when the page is built. */
export function checkBraces(tree: Node): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  visit(tree, isExpression, (node) => {
    if (!isComment(node.value)) {
      diagnostics.push({
        ...getStart(node),
        message: `{${node.value}} is evaluated as code. Put it in backticks, or write \\{ for the brace.`,
      });
    }
  });
  return diagnostics;
}
