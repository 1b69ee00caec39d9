import ts from 'typescript';
import { readProperty } from '../lib/readProperty';

/** The entries of a navigation module that are pages (not groups) at an address. */
function findEntries(source: string, pathname: string): ts.Expression[] {
  const file = ts.createSourceFile('nav.ts', source, ts.ScriptTarget.Latest, true);
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node) && !readProperty(node, 'children')) {
      const value = readProperty(node, 'pathname');
      if (value && ts.isStringLiteralLike(value) && value.text === pathname) {
        found.push(value);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A navigation module with a page's address changed; unchanged if it doesn't have the page. */
export function renameEntry(source: string, from: string, to: string): string {
  return findEntries(source, from)
    .toReversed()
    .reduce(
      (text, { pos, end }) =>
        text.slice(0, pos) + text.slice(pos, end).replace(from, to) + text.slice(end),
      source,
    );
}
