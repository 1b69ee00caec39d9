import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import ts from 'typescript';
import { locate, type Position } from '../../src/lib/locate';

export interface NavSource {
  /** Relative to the site, with forward slashes. */
  file: string;
  text: string;
}

/**
 * Reads the modules of the navigation tree, so that diagnostics can include the line of an entry.
 */
export async function readNavSources(siteDir: string, navDir: string): Promise<NavSource[]> {
  const names = await Globby('*.ts', {
    cwd: path.join(siteDir, navDir),
    ignore: ['*.test.ts'],
  });
  return Promise.all(
    names.sort().map(async (name) => ({
      file: posixPath(path.join(navDir, name)),
      text: await readFile(path.join(siteDir, navDir, name), 'utf8'),
    })),
  );
}

export interface Place extends Position {
  file: string;
}

/** The literal pathnames in a module with their positions, in reading order. */
function listPathnames({ file, text }: NavSource): [pathname: string, place: Place][] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: [string, Place][] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
      node.name.text === 'pathname' &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      found.push([node.initializer.text, { file, ...locate(text, node.getStart(source)) }]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The positions of each `pathname: '…'`, in reading order. */
export function locateEntries(sources: readonly NavSource[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const [pathname, place] of sources.flatMap(listPathnames)) {
    places.set(pathname, [...(places.get(pathname) ?? []), place]);
  }
  return places;
}
