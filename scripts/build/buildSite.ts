import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runPool } from '../../plugins/lib/runPool';
import { startProgram } from '../../plugins/lib/startProgram';
import { throwDiagnostics } from '../../plugins/mdx/DiagnosticsError';
import { checkPages, PAGES_CHECKED } from '../../plugins/pageCheck';
import {
  createRedirects,
  parseVersionNames,
  readDocsVersions,
  type DocsVersion,
} from '../../plugins/versions';
import { ADDRESS_BOOK_PATH } from '../../src/lib/contracts/addressBook';
import { BILL_OF_MATERIALS_PATH } from '../../src/lib/contracts/materials';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import { siteSettings } from '../../site.config';
import { writeHosting } from '../hosting/writeHosting';
import { finishOffline } from '../offline/finishOffline';
import { takeSnapshots } from '../snapshots/takeSnapshots';
import { readLockFile } from '../supply/lockFile';
import { takeTemplatePictures } from '../templatePictures/takeTemplatePictures';
import { createAddressBook } from './createAddressBook';
import { createBom } from './createBom';
import { hashVersion } from './hashVersion';

const SITE_DIR = path.join(__dirname, '../..');
const BUILD_DIR = path.join(SITE_DIR, 'build');
/** Beside the build, since everything in there is served. */
const HOSTING_DIR = path.join(SITE_DIR, 'build-hosting');
/** What each version was last built to. */
const CACHE_DIR = path.join(SITE_DIR, '.cache/builds');
const SNAPSHOTS_DIR = path.join(SITE_DIR, '.cache/snapshots');
const COMPRESSED_DIR = path.join(SITE_DIR, '.cache/compressed');
const TEMPLATE_PICTURES_DIR = path.join(SITE_DIR, '.cache/template-pictures');

const getOutDir = ({ name }: DocsVersion) => path.join(CACHE_DIR, name);

/** What two builds at the same time need at most, in bytes. */
const MEMORY_OF_TWO = 10e9;

/** How many versions are built at a time: one leaves half of two cores idle for long. */
const getBuildLimit = () => (process.availableMemory() < MEMORY_OF_TWO ? 1 : 2);

/** Builds with Docusaurus. Throws where that fails, after what it printed. */
async function runDocusaurus(
  versions: string,
  outDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { result } = startProgram(['docusaurus', 'build', '--out-dir', outDir], {
    cwd: SITE_DIR,
    env: { ...process.env, ...env, DOCS_VERSIONS: versions, [PAGES_CHECKED]: 'true' },
    output: 'both',
  });
  const { status } = await result;
  if (status !== 0) {
    throw new Error(`Docusaurus could not build ${versions}: it ended with ${status ?? 'a signal'}.`);
  }
}

/** Builds an old version, unless what it is made of is as it was. */
async function buildOldVersion(docs: DocsVersion): Promise<void> {
  const outDir = getOutDir(docs);
  const stampFile = `${outDir}.txt`;
  const hash = await hashVersion(SITE_DIR, docs);
  if (existsSync(outDir) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) {
    console.log(`[build] ${docs.name}: unchanged, taken from the last build`);
    return;
  }
  rmSync(stampFile, { force: true });
  await runDocusaurus(docs.name, outDir, {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/docusaurus/${docs.name}`,
  });
  mkdirSync(CACHE_DIR, { recursive: true });
  writeFileSync(stampFile, hash);
}

/** Runs a part of the build and says how long it took. */
async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = Date.now();
  const result = await run();
  console.log(`[build] ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  return result;
}

/**
 * Builds the docs versions of those names (`v7,v6`, `current`; all, unless said), each on its own,
 * and puts them together with the current one, which is taken from the last build where it is not
 * named. So a page loads the routes of its own version only, and a version that did not change is
 * not built again. Throws where there is no last build of the current version, and before building
 * anything when pages are wrong.
 */
export async function buildSite(names = 'all'): Promise<void> {
  const asked = readDocsVersions(SITE_DIR, parseVersionNames(names));
  const [current] = readDocsVersions(SITE_DIR, [CURRENT_VERSION]);
  if (!current || (!asked.some(({ isCurrent }) => isCurrent) && !existsSync(getOutDir(current)))) {
    throw new Error(
      `The site has not been built yet: add the current version, as in --versions current,${names}.`,
    );
  }
  if (process.env[PAGES_CHECKED] !== 'true') {
    // Before the first build, so that one list holds what is wrong in all of them.
    await timed('pages', async () =>
      throwDiagnostics((await checkPages(SITE_DIR, asked)).diagnostics),
    );
  }
  await runPool(asked, getBuildLimit(), (docs) =>
    timed(docs.name, () =>
      docs.isCurrent ? runDocusaurus('current', getOutDir(docs)) : buildOldVersion(docs),
    ),
  );
  if (asked.some(({ isCurrent }) => isCurrent)) {
    const site = {
      siteDir: SITE_DIR,
      outDir: getOutDir(current),
      baseUrl: siteSettings.baseUrl,
    };
    await timed('snapshots of demos', () => takeSnapshots({ ...site, cacheDir: SNAPSHOTS_DIR }));
    await timed('pictures of templates', () =>
      takeTemplatePictures({ ...site, cacheDir: TEMPLATE_PICTURES_DIR }),
    );
  }
  const versions = [current, ...asked.filter(({ isCurrent }) => !isCurrent)];
  rmSync(BUILD_DIR, { recursive: true, force: true });
  // What several have (404 page, icons, shared scripts) is the current one's.
  versions.forEach((docs) =>
    cpSync(getOutDir(docs), BUILD_DIR, { recursive: true, force: false }),
  );
  const redirects = createRedirects(SITE_DIR, versions);
  const bom = createBom(readLockFile(SITE_DIR));
  writeFileSync(path.join(BUILD_DIR, BILL_OF_MATERIALS_PATH), JSON.stringify(bom));
  const book = await createAddressBook(BUILD_DIR, siteSettings.brand, redirects);
  writeFileSync(path.join(BUILD_DIR, ADDRESS_BOOK_PATH), JSON.stringify(book));
  await timed('service worker and packs', () =>
    finishOffline({
      buildDir: BUILD_DIR,
      baseUrl: siteSettings.baseUrl,
      versions: versions.map((docs) => ({ name: docs.name, outDir: getOutDir(docs) })),
    }),
  );
  // Last: it hashes and compresses what is there.
  await timed('headers, redirects and compression', () =>
    writeHosting({
      buildDir: BUILD_DIR,
      hostingDir: HOSTING_DIR,
      cacheDir: COMPRESSED_DIR,
      redirects,
      settings: siteSettings,
    }),
  );
}
