import ts from 'typescript';
import type { DemoPreview } from '../../src/lib/contracts/demos';
import { highlight } from './highlight';

/** A preview longer than this would be no shorter to read than the source. */
const MAX_LINES = 16;

/** Elements that only place what they hold. */
const WRAPPERS = ['div', 'Box', 'Stack', 'LocalizationProvider', 'DemoContainer', 'DemoItem'];

function isJsx(node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function unwrapParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrapParentheses(node.expression) : node;
}

/** The function that the module exports by default. */
function findDefaultExport(file: ts.SourceFile): ts.FunctionDeclaration | undefined {
  return file.statements
    .filter(ts.isFunctionDeclaration)
    .find(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
}

function findLastReturn(body: ts.Block): ts.Expression | undefined {
  const last = body.statements.filter(ts.isReturnStatement).at(-1);
  return last?.expression && unwrapParentheses(last.expression);
}

/** What is inside wrappers, however deep, as long as it is nothing but elements. */
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

/**
 * The short preview of a component's source: the JSX of the last return of the default export
 * without its wrappers. Undefined when there is none or when it is long.
 */
export function createPreview(code: string, fileName: string): DemoPreview | undefined {
  const file = ts.createSourceFile(
    'demo.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const body = findDefaultExport(file)?.body;
  const returned = body && findLastReturn(body);
  if (!returned || !isJsx(returned)) {
    return undefined;
  }
  const nodes = peel(returned);
  const start = nodes[0]!.getStart(file);
  const end = nodes.at(-1)!.getEnd();
  const indent = /[^\n]*$/.exec(code.slice(0, start))![0].search(/\S|$/);
  const text = code.slice(start, end);
  const lines = text
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(new RegExp(`^ {0,${indent}}`), '')));
  if (lines.length > MAX_LINES) {
    return undefined;
  }
  const preview = lines.join('\n');
  return { code: preview, html: highlight(preview, fileName), start, end, indent };
}
