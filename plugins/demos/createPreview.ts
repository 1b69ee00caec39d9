import ts from 'typescript';
import type { DemoPreview } from '../../src/lib/contracts/demos';
import { highlight } from './highlight';

/** A longer preview would be no quicker to read than the source. */
const MAX_LINES = 16;

/** When readers change a demo with its controls, they want to see the effect on the code. */
export const MAX_CONTROLLED_LINES = 32;

/** Elements that only position their children. */
const WRAPPERS = ['div', 'Box', 'Stack', 'LocalizationProvider', 'DemoContainer', 'DemoItem'];

function isJsx(node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function unwrapParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrapParentheses(node.expression) : node;
}

/** The syntax of a demo's entry, in TypeScript or JavaScript. */
export function parseDemo(code: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The function that the module exports by default. */
export function findDefaultExport(file: ts.SourceFile): ts.FunctionDeclaration | undefined {
  return file.statements
    .filter(ts.isFunctionDeclaration)
    .find(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
}

function findLastReturn(body: ts.Block): ts.Expression | undefined {
  const last = body.statements.filter(ts.isReturnStatement).at(-1);
  return last?.expression && unwrapParentheses(last.expression);
}

/** The content of wrappers, however deep, as long as it's only elements. */
function peel(node: ts.Node): ts.Node[] {
  const isWrapper =
    ts.isJsxFragment(node) ||
    (ts.isJsxElement(node) && WRAPPERS.includes(node.openingElement.tagName.getText()));
  if (!isWrapper) {
    return [node];
  }
  const children = node.children.filter(
    (child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces),
  );
  if (children.length === 0 || !children.every((child) => isJsx(child))) {
    return [node];
  }
  return children.length === 1 ? peel(children[0]!) : children;
}

/** The JSX to preview: that of the last return of the default export, without its wrappers. */
export function findPreview(
  code: string,
): Pick<DemoPreview, 'start' | 'end' | 'indent'> | undefined {
  const file = parseDemo(code);
  const body = findDefaultExport(file)?.body;
  const returned = body && findLastReturn(body);
  if (!returned || !isJsx(returned)) {
    return undefined;
  }
  const nodes = peel(returned);
  const start = nodes[0]!.getStart(file);
  const indent = /[^\n]*$/.exec(code.slice(0, start))![0].search(/\S|$/);
  return { start, end: nodes.at(-1)!.getEnd(), indent };
}

/** Code without the common indentation of all lines except the first. */
export function unindent(code: string, indent: number): string {
  return code.replaceAll(new RegExp(`\\n {0,${indent}}`, 'g'), '\n');
}

/** Whether code is short enough to be a preview. */
export function isShort(code: string, maxLines = MAX_LINES): boolean {
  return code.split('\n').length <= maxLines;
}

/**
 * The short preview of a component's source: the JSX of the last return of the default export
 * without its wrappers. Undefined if there is none or it's long.
 */
export function createPreview(code: string, fileName: string): DemoPreview | undefined {
  const found = findPreview(code);
  const preview = found && unindent(code.slice(found.start, found.end), found.indent);
  return found && preview !== undefined && isShort(preview)
    ? { code: preview, html: highlight(preview, fileName), ...found }
    : undefined;
}
