import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby, posixPath } from '@docusaurus/utils';
import type { Diagnostic } from '../../src/lib/diagnostic';

export interface Page {
  /** Relative to the site, with forward slashes. */
  file: string;
  /** As in the navigation tree: `/x/react-charts/bars`. */
  pathname: string;
  frontMatter: Record<string, unknown>;
  /** Line of each front matter key, starting at 1; `''` is the opening line. */
  lines: Record<string, number>;
}

/** The line of each key of the front matter. */
export function findKeyLines(source: string): Record<string, number> {
  const lines: Record<string, number> = { '': 1 };
  const end = source.indexOf('\n---', 3);
  source
    .slice(0, end === -1 ? 0 : end)
    .split('\n')
    .forEach((text, index) => {
      const key = /^([\w-]+):/.exec(text)?.[1];
      if (key) {
        lines[key] ??= index + 1;
      }
    });
  return lines;
}

/** Line of a YAML error in the file (the front matter starts on the second line). */
function getErrorLine(error: unknown): number {
  const line = (error as { mark?: { line?: number } }).mark?.line;
  return line === undefined ? 1 : line + 1;
}

/**
 * Reads the front matter of every handwritten page in `docsDir` (relative to `siteDir`); reference
 * pages come from the model.
 */
export async function readPages(
  siteDir: string,
  docsDir: string,
): Promise<{ pages: Page[]; diagnostics: Diagnostic[] }> {
  const names = await Globby('**/*.{md,mdx}', {
    cwd: path.join(siteDir, docsDir),
    ignore: ['**/node_modules/**', 'api/**', '**/_*/**', '**/_*'],
  });
  const pages: Page[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of names.sort()) {
    const file = posixPath(path.join(docsDir, name));
    if (path.basename(name) !== 'index.mdx') {
      diagnostics.push({
        file,
        line: 1,
        message: `A page is an index.mdx in its own folder. Move this file to "${file.replace(/\.mdx?$/, '/index.mdx')}".`,
      });
      continue;
    }
    const source = await readFile(path.join(siteDir, file), 'utf8');
    try {
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
        filePath: file,
        fileContent: source,
      });
      pages.push({
        file,
        pathname: `/x/${path.posix.dirname(posixPath(name))}`,
        frontMatter,
        lines: findKeyLines(source),
      });
    } catch (error) {
      diagnostics.push({
        file,
        line: getErrorLine(error),
        message: `The front matter isn't valid YAML: ${(error as Error).message.split('\n')[0]}`,
      });
    }
  }
  return { pages, diagnostics };
}
