import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAsMarkdown } from '../plugins/knownProblems/readAsMarkdown';
import { listProblemFiles } from '../plugins/knownProblems/readProblems';
import { inFile } from '../plugins/mdx/pageDiagnostic';
import { listPageFiles } from '../plugins/versions/listPageFiles';
import { getDocsDir } from '../src/lib/docsVersions';
import { readScope } from './lib/readScope';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';
import { findWordings } from './prose/findWordings';
import { listDocuments } from './prose/listDocuments';
import { WORDINGS } from './prose/wordings';

const SITE_DIR = path.join(__dirname, '..');

/** Lists discouraged wordings on pages and in the handbook; cspell checks the spelling. */
async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  const { versions, page } = await readScope(SITE_DIR);
  for (const file of page ? [] : listDocuments(SITE_DIR)) {
    const text = readFileSync(path.join(SITE_DIR, file), 'utf8');
    diagnostics.push(...inFile(file, findWordings(text, WORDINGS)));
  }
  for (const docsDir of versions.map(getDocsDir)) {
    const names = await listPageFiles(SITE_DIR, docsDir);
    const files = names.map((name) => `${docsDir}/${name}`);
    for (const file of files.filter((one) => !page || one === page.file)) {
      const text = readFileSync(path.join(SITE_DIR, file), 'utf8');
      count += 1;
      diagnostics.push(...inFile(file, findWordings(text, WORDINGS)));
    }
    // Known problems appear on pages, but belong to none of them.
    for (const file of page ? [] : listProblemFiles(path.join(SITE_DIR, docsDir))) {
      const text = readAsMarkdown(file);
      diagnostics.push(...inFile(path.relative(SITE_DIR, file), findWordings(text, WORDINGS)));
    }
  }
  reportDiagnostics(diagnostics, `${count} pages, ${diagnostics.length} wordings.`);
}

runMain(main);
