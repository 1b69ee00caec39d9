import path from 'node:path';
import { checkPages } from '../plugins/pageCheck';
import { parseVersionNames, readDocsVersions } from '../plugins/versions';
import { formatDiagnostic } from '../src/lib/diagnostic';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Lists all that is wrong with the pages of docs versions, without bundling them. */
async function main(): Promise<void> {
  const { versions = 'all' } = readOptions({ versions: { type: 'string' } });
  const siteDir = path.join(__dirname, '..');
  const docs = readDocsVersions(siteDir, parseVersionNames(versions));
  const { diagnostics, count, open } = await checkPages(siteDir, docs);
  diagnostics.forEach((diagnostic) => console.error(formatDiagnostic(diagnostic)));
  console.log(`${count} pages, ${diagnostics.length} diagnostics.`);
  if (open.length > 0) {
    console.log(
      `Links to parts of ${open.length} reference pages were not followed: \`npm run check -- --only api\` reads the packages.`,
    );
  }
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}

runMain(main);
