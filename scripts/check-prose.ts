import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inFile } from '../plugins/mdx/pageDiagnostic';
import { listPageFiles } from '../plugins/versions/listPageFiles';
import { getDocsDir } from '../src/lib/docsVersions';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';
import { findWordings } from './prose/findWordings';
import { WORDINGS } from './prose/wordings';

const SITE_DIR = path.join(__dirname, '..');

/** Lists wordings that pages do without; spelling is the business of cspell. */
async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  for (const docsDir of readVersions().map(getDocsDir)) {
    for (const name of await listPageFiles(SITE_DIR, docsDir)) {
      const file = `${docsDir}/${name}`;
      const text = readFileSync(path.join(SITE_DIR, file), 'utf8');
      count += 1;
      diagnostics.push(...inFile(file, findWordings(text, WORDINGS)));
    }
  }
  reportDiagnostics(diagnostics, `${count} pages, ${diagnostics.length} wordings.`);
}

runMain(main);
