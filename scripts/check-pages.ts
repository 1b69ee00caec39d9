import path from 'node:path';
import { checkPages } from '../plugins/pageCheck';
import { readDocsVersions } from '../plugins/versions';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

/** Lists all that is wrong with the pages of docs versions, without bundling them. */
async function main(): Promise<void> {
  const siteDir = path.join(__dirname, '..');
  const docs = readDocsVersions(siteDir, readVersions());
  const { diagnostics, count, open } = await checkPages(siteDir, docs);
  reportDiagnostics(diagnostics, `${count} pages, ${diagnostics.length} diagnostics.`);
  if (open.length > 0) {
    console.log(
      `Links to parts of ${open.length} reference pages were not followed: \`npm run check -- --only api\` reads the packages.`,
    );
  }
}

runMain(main);
