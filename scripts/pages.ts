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
import {
  formatPairs,
  getNextNewer,
  listSameFiles,
  readPairs,
  SAME_FILES,
} from './pages/versionPairs';
import { writeFormatted } from './lib/writeFormatted';

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

/** Compares the demos of old versions with those of the next version; `write` saves the list. */
async function comparePairs(versions: readonly VersionName[], write: boolean): Promise<void> {
  for (const version of versions) {
    const next = getNextNewer(version);
    if (!next) {
      throw new Error(`${version} is the current version. Specify an old one, such as v7.`);
    }
    const pairs = readPairs(SITE_DIR, version, next);
    console.log(formatPairs(pairs, version, next));
    if (write) {
      const file = `${getDocsDir(version)}/${SAME_FILES}`;
      await writeFormatted(SITE_DIR, file, JSON.stringify(listSameFiles(pairs)));
    }
  }
}

/**
 * Shows how much each page contains, to find thin ones: `npm run pages`, for another version with
 * `-- --versions v7`, as data with `-- --json`. `-- --pairs v7` lists which demos are the same in
 * v7 and the next version, on pages that both have; `--write` saves their names.
 */
async function main(): Promise<void> {
  const {
    versions = 'current',
    json,
    pairs,
    write = false,
  } = readOptions({
    versions: { type: 'string' },
    json: { type: 'boolean' },
    pairs: { type: 'string' },
    write: { type: 'boolean' },
  });
  if (pairs !== undefined) {
    await comparePairs(parseVersionNames(pairs), write);
    return;
  }
  const reports = await Promise.all(parseVersionNames(versions).map(readReport));
  const pages = reports.flat();
  console.log(json ? JSON.stringify(pages, undefined, 2) : formatPages(pages));
}

runMain(main);
