import path from 'node:path';
import { readReference } from '../plugins/apiReference/nameLinks/readReference';
import { readNamingPage } from '../plugins/apiReference/nameLinks/readNamingPage';
import { readChanges } from '../plugins/lib/readChanges';
import { readCheckedPages } from '../plugins/pageCheck/readCheckedPages';
import { parseVersionNames } from '../plugins/versions';
import { getDocsDir, type VersionName } from '../src/lib/docsVersions';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { describePage } from './pages/describePage';
import { formatPages, type ReportedPage } from './pages/formatPages';

const SITE_DIR = path.join(__dirname, '..');

async function readReport(version: VersionName): Promise<ReportedPage[]> {
  const docsDir = getDocsDir(version);
  const pages = await readCheckedPages({ siteDir: SITE_DIR, docsDir, version });
  const changes = await readChanges(SITE_DIR, docsDir);
  const reference = readReference(SITE_DIR, version);
  const facts = pages.map(({ file, page, tree, frontMatter }) => ({
    page: page.replace(/\/$/, ''),
    changed: changes.get(path.posix.dirname(file)),
    ...describePage(tree, `/x/${page}`, readNamingPage(frontMatter), reference),
  }));
  return facts.map(({ links, changed, ...page }) => ({
    ...page,
    linksOut: links.length,
    linksIn: facts.filter((other) => other.links.includes(`/x/${page.page}/`)).length,
    ...(changed !== undefined && { changed }),
  }));
}

/**
 * What each page holds, so that thin ones show: `npm run pages`, for another version with
 * `-- --versions v7`, as data with `-- --json`.
 */
async function main(): Promise<void> {
  const { versions = 'current', json } = readOptions({
    versions: { type: 'string' },
    json: { type: 'boolean' },
  });
  const reports = await Promise.all(parseVersionNames(versions).map(readReport));
  const pages = reports.flat();
  console.log(json ? JSON.stringify(pages, undefined, 2) : formatPages(pages));
}

runMain(main);
