import ts from 'typescript';
import type { NavEntry } from '../../nav/types';

interface Siblings {
  array: ts.ArrayLiteralExpression;
  /** How many leading parts of the path the nearest of them shares with the new entry. */
  kinship: number;
}

function readPathname(node: ts.Expression): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) {
    return undefined;
  }
  const property = node.properties.find(
    (candidate): candidate is ts.PropertyAssignment =>
      ts.isPropertyAssignment(candidate) && candidate.name.getText() === 'pathname',
  );
  return property && ts.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : undefined;
}

function countSharedParts(a: string, b: string): number {
  const parts = b.split('/');
  const difference = a.split('/').findIndex((part, index) => part !== parts[index]);
  return difference === -1 ? a.split('/').length : difference;
}

function findSiblings(file: ts.SourceFile, pathname: string): Siblings | undefined {
  let best: Siblings | undefined;
  const visit = (node: ts.Node) => {
    if (ts.isArrayLiteralExpression(node)) {
      const paths = node.elements.map(readPathname).filter((path) => path !== undefined);
      const kinship = Math.max(0, ...paths.map((path) => countSharedParts(path, pathname)));
      if (paths.length > 0 && kinship > (best?.kinship ?? 0)) {
        best = { array: node, kinship };
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return best;
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('nav.ts', source, ts.ScriptTarget.Latest, true);
}

/** How near the entries of a navigation module are to a path; the nearest module takes the page. */
export function measureKinship(source: string, pathname: string): number {
  return findSiblings(parse(source), pathname)?.kinship ?? 0;
}

/** Puts an entry behind its nearest relatives in the text of a navigation module. */
export function insertNavEntry(source: string, entry: NavEntry): string {
  const siblings = findSiblings(parse(source), entry.pathname);
  if (!siblings) {
    throw new Error(`No entry of the navigation is near "${entry.pathname}".`);
  }
  const end = siblings.array.elements.at(-1)!.getEnd();
  const fields = Object.entries(entry).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `${source.slice(0, end)},\n{ ${fields.join(', ')} }${source.slice(end)}`;
}
