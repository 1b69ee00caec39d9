import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readProblems } from '../../plugins/knownProblems/readProblems';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { CURRENT_VERSION, getDocsDir } from '../../src/lib/docsVersions';
import { findMentions } from './findMentions';

/** What is written about the current version: pages, demos, navigation, UI strings, documents. */
const FILES = ['docs/**/*.{mdx,tsx,ts,css}', 'nav/*.ts', 'i18n/**/*.json', '*.md'];

/** Positions of the known problems' versions (`file:line`), with the question for each. */
function listProblemQuestions(siteDir: string): Map<string, string> {
  const { problems } = readProblems(path.join(siteDir, getDocsDir(CURRENT_VERSION)));
  return new Map(
    problems.map(({ file, places, title }) => [
      `${path.relative(siteDir, file)}:${places.get('versions')?.line}`,
      `Does this known problem still exist? ${title}`,
    ]),
  );
}

/** The lines of the current docs that contain one of the words. `siteDir` is absolute. */
export async function readMentions(
  siteDir: string,
  words: readonly string[],
): Promise<Diagnostic[]> {
  const files = await Globby(FILES, {
    cwd: siteDir,
    ignore: ['**/node_modules/**', 'docs/api/**', 'nav/types.ts', '**/*.test.ts'],
  });
  const questions = listProblemQuestions(siteDir);
  return files
    .sort()
    .flatMap((file) => findMentions(file, readFileSync(path.join(siteDir, file), 'utf8'), words))
    .map((found) => ({
      ...found,
      message: questions.get(`${found.file}:${found.line}`) ?? found.message,
    }));
}
