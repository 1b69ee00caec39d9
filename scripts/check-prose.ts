import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { inFile } from '../plugins/mdx/pageDiagnostic';
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
    const files = await Globby(`${docsDir}/**/index.mdx`, {
      cwd: SITE_DIR,
      ignore: ['**/node_modules/**', `${docsDir}/api/**`],
    });
    for (const file of files.sort()) {
      const text = readFileSync(path.join(SITE_DIR, file), 'utf8');
      count += 1;
      diagnostics.push(...inFile(file, findWordings(text, WORDINGS)));
    }
  }
  reportDiagnostics(diagnostics, `${count} pages, ${diagnostics.length} wordings.`);
}

runMain(main);
