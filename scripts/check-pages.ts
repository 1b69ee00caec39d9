import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkPages } from '../plugins/pageCheck';
import { readDocsVersions } from '../plugins/versions';
import { isOfPage } from './checkPage/isOfPage';
import { readScope } from './lib/readScope';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

/** Lists all errors on the pages of docs versions, or on one page, without bundling them. */
async function main(): Promise<void> {
  const siteDir = path.join(__dirname, '..');
  const { versions, page } = await readScope(siteDir);
  const found = await checkPages(siteDir, readDocsVersions(siteDir, versions));
  const hasPage = (directory: string) => existsSync(path.join(siteDir, directory, 'index.mdx'));
  const diagnostics = found.diagnostics.filter((entry) => !page || isOfPage(entry, page, hasPage));
  const count = page ? 1 : found.count;
  const { open } = found;
  reportDiagnostics(diagnostics, `${count} pages, ${diagnostics.length} diagnostics.`);
  if (open.length > 0) {
    console.log(
      `Links to sections of ${open.length} reference pages weren't checked. Run \`npm run check -- --only api\` to read the packages.`,
    );
  }
}

runMain(main);
