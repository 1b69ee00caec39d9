import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';

export interface NavSource {
  /** Relative to the site, with forward slashes. */
  file: string;
  text: string;
}

/** Reads the modules of the navigation tree, so that a diagnostic can name the line of an entry. */
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

export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Where each `pathname: '…'` stands, in reading order. */
export function locateEntries(sources: readonly NavSource[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { file, text } of sources) {
    text.split('\n').forEach((lineText, index) => {
      for (const match of lineText.matchAll(/\bpathname:\s*(['"`])(.*?)\1/g)) {
        const pathname = match[2]!;
        places.set(pathname, [
          ...(places.get(pathname) ?? []),
          { file, line: index + 1, column: match.index + 1 },
        ]);
      }
    });
  }
  return places;
}
