import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readAsMarkdown } from '../plugins/knownProblems/readAsMarkdown';
import { listProblemFiles } from '../plugins/knownProblems/readProblems';
import { DOCS_VERSIONS, getDocsDir } from '../src/lib/docsVersions';
import { readScope } from './lib/readScope';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';
import { ALLOWED_NAMES } from './names/allowedNames';
import { findUnknownNames, type Known } from './names/findUnknownNames';
import { readPlatform, readVocabulary } from './names/readVocabulary';

const SITE_DIR = path.join(__dirname, '..');

/** The code next to a page, and that of the parent folder, which its pages share. */
function readDemos(file: string): string {
  const folders = [path.dirname(file), path.dirname(path.dirname(file))];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((name) => /\.(?:tsx?|css)$/.test(name))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
}

/** Looks up every name in inline code on a page in the packages of its docs version. */
async function main(): Promise<void> {
  // All versions, because a line may refer to a different one.
  const known: Known = {
    vocabularies: new Map(
      DOCS_VERSIONS.map((version) => [
        version,
        readVocabulary(path.join(SITE_DIR, getDocsDir(version))),
      ]),
    ),
    platform: readPlatform(SITE_DIR),
    allowed: new Set(ALLOWED_NAMES.flatMap(({ names }) => names)),
  };
  let count = 0;
  const diagnostics = [];
  const { versions, page } = await readScope(SITE_DIR);
  for (const version of versions) {
    const docsDir = getDocsDir(version);
    const files = await Globby(`${docsDir}/**/*.mdx`, {
      cwd: SITE_DIR,
      ignore: ['**/node_modules/**', `${docsDir}/api/**`],
    });
    for (const file of files.filter((one) => !page || one === page.file).sort()) {
      const target = path.join(SITE_DIR, file);
      const markdown = readFileSync(target, 'utf8');
      count += 1;
      diagnostics.push(
        ...findUnknownNames({ file, markdown, demos: readDemos(target), version }, known),
      );
    }
    for (const problems of page ? [] : listProblemFiles(path.join(SITE_DIR, docsDir))) {
      const file = path.relative(SITE_DIR, problems);
      const markdown = readAsMarkdown(problems);
      diagnostics.push(...findUnknownNames({ file, markdown, demos: '', version }, known));
    }
  }
  reportDiagnostics(diagnostics, `Names on ${count} pages, ${diagnostics.length} diagnostics.`);
}

runMain(main);
