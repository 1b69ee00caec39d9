import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runPool } from '../../plugins/lib/runPool';
import { startProgram } from '../../plugins/lib/startProgram';
import { throwDiagnostics } from '../../plugins/mdx/DiagnosticsError';
import { checkPages, PAGES_CHECKED } from '../../plugins/pageCheck';
import {
  createRedirects,
  PAGES_VARIABLE,
  parseVersionNames,
  QUICK_VARIABLE,
  readDocsVersions,
  type DocsVersion,
} from '../../plugins/versions';
import { listVersionPages } from '../../plugins/versions/listPages';
import { ADDRESS_BOOK_PATH } from '../../src/lib/contracts/addressBook';
import { LEFT_OUT_FILE } from '../../src/lib/contracts/leftOutPages';
import { BILL_OF_MATERIALS_PATH } from '../../src/lib/contracts/materials';
import { CURRENT_VERSION, splitVersionPath, type VersionName } from '../../src/lib/docsVersions';
import { siteSettings } from '../../site.config';
import { writeHosting } from '../../plugins/hosting/writeHosting';
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

interface BuildOptions {
  /** Names of versions: `v7,v6`, `current`; all of them, unless said. */
  versions?: string;
  /**
   * Addresses of the only pages to build, of those versions that any of them belongs to. Other pages
   * of these versions are not in the site.
   */
  pages?: readonly string[];
  /** Addresses of the only pages whose demos are taken snapshots of. */
  snapshots?: readonly string[];
  /** Whether it is for tests: compressed fast, without pictures for links. */
  isQuick?: boolean;
}

/** A version with the pages to build of it, where it is not all. */
interface BuiltVersion extends DocsVersion {
  pages?: readonly string[];
}

/** Versions that Docusaurus builds in one go. */
interface Build {
  name: string;
  versions: readonly BuiltVersion[];
  outDir: string;
}

const createBuild = (name: string, versions: readonly BuiltVersion[]): Build => ({
  name,
  versions,
  outDir: path.join(CACHE_DIR, name),
});

/**
 * The builds that make these versions: each version has its own, but old ones of which only some
 * pages are built share one. A build with some of the pages is never taken for one with all.
 */
function createBuilds(versions: readonly BuiltVersion[]): Build[] {
  const parts = versions.filter(({ isCurrent, pages }) => !isCurrent && pages);
  return [
    ...versions
      .filter((docs) => !parts.includes(docs))
      .map((docs) => createBuild(docs.pages ? `${docs.name}-some` : docs.name, [docs])),
    ...(parts.length > 0 ? [createBuild('old-some', parts)] : []),
  ];
}

const isCurrentBuild = ({ versions }: Build) => versions.some(({ isCurrent }) => isCurrent);

/** What two builds at the same time need at most, in bytes. */
const MEMORY_OF_TWO = 10e9;

/**
 * How many versions are built at a time: one leaves half of two cores idle for long. With the unit
 * tests beside them, two take longer than one after the other.
 */
const getBuildLimit = (isQuick: boolean) =>
  isQuick || process.availableMemory() < MEMORY_OF_TWO ? 1 : 2;

/** Builds with Docusaurus. Throws where that fails, after what it printed. */
async function runDocusaurus(
  { name, versions, outDir }: Build,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { result } = startProgram(['docusaurus', 'build', '--out-dir', outDir], {
    cwd: SITE_DIR,
    env: {
      ...process.env,
      ...env,
      DOCS_VERSIONS: versions.map((docs) => (docs.isCurrent ? 'current' : docs.name)).join(','),
      [PAGES_CHECKED]: 'true',
      [PAGES_VARIABLE]: versions.flatMap(({ pages = [] }) => pages).join(','),
    },
    output: 'both',
  });
  const { status } = await result;
  if (status !== 0) {
    throw new Error(`Docusaurus could not build ${name}: it ended with ${status ?? 'a signal'}.`);
  }
}

/** Builds old versions, unless what they are made of is as it was. */
async function buildOldVersions(build: Build, env: NodeJS.ProcessEnv): Promise<void> {
  const { name, versions, outDir } = build;
  const stampFile = `${outDir}.txt`;
  const hashes = await Promise.all(versions.map((docs) => hashVersion(SITE_DIR, docs)));
  const pages = versions.flatMap((docs) => docs.pages ?? []);
  const hash = [...hashes, ...(pages.length > 0 ? [pages.join(',')] : [])].join(' ');
  if (existsSync(outDir) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) {
    console.log(`[build] ${name}: unchanged, taken from the last build`);
    return;
  }
  rmSync(stampFile, { force: true });
  await runDocusaurus(build, {
    ...env,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/docusaurus/${name}`,
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

/** The pages of a version among addresses; undefined where there are none. */
function selectOwn({ name }: DocsVersion, pages: readonly string[]): string[] | undefined {
  const own = pages.filter((page) => splitVersionPath(page)?.version === name);
  return own.length > 0 ? own : undefined;
}

/** Addresses of the pages of these versions that are not built. */
function listLeftOut(versions: readonly BuiltVersion[]): string[] {
  const all = listVersionPages(SITE_DIR);
  return versions.flatMap(({ name, root, pages }) =>
    pages
      ? [...(all.get(name) ?? [])]
          .map((page) => root + page)
          .filter((page) => !pages.includes(page))
      : [],
  );
}

/**
 * Builds docs versions, each whole one on its own, and puts them together with the current one,
 * which is taken from the last build where it is not named. So a page loads the routes of its own
 * version only, and a version that did not change is not built again. Throws where there is no last
 * build of the current version, and before building anything when pages are wrong.
 */
export async function buildSite({
  versions: names = 'all',
  pages = [],
  snapshots,
  isQuick = false,
}: BuildOptions): Promise<void> {
  const read = (versions: readonly VersionName[]): BuiltVersion[] =>
    readDocsVersions(SITE_DIR, versions).map((docs) => ({
      ...docs,
      pages: selectOwn(docs, pages),
    }));
  const asked = read(parseVersionNames(names));
  const builds = createBuilds(asked);
  const [last] = createBuilds(read([CURRENT_VERSION]));
  const env = isQuick ? { [QUICK_VARIABLE]: 'true' } : {};
  const isCurrentAsked = builds.some(isCurrentBuild);
  if (!last || (!isCurrentAsked && !existsSync(last.outDir))) {
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
  await runPool(builds, getBuildLimit(isQuick), (build) =>
    timed(build.name, () =>
      isCurrentBuild(build) ? runDocusaurus(build, env) : buildOldVersions(build, env),
    ),
  );
  if (isCurrentAsked) {
    const site = {
      siteDir: SITE_DIR,
      outDir: last.outDir,
      baseUrl: siteSettings.baseUrl,
    };
    await timed('snapshots of demos', () =>
      takeSnapshots({ ...site, pages: snapshots, cacheDir: SNAPSHOTS_DIR }),
    );
    await timed('pictures of templates', () =>
      takeTemplatePictures({ ...site, cacheDir: TEMPLATE_PICTURES_DIR }),
    );
  }
  const parts = [last, ...builds.filter((build) => !isCurrentBuild(build))];
  const versions = parts.flatMap((build) => build.versions);
  rmSync(BUILD_DIR, { recursive: true, force: true });
  // What several have (404 page, icons, shared scripts) is the current one's.
  parts.forEach(({ outDir }) => cpSync(outDir, BUILD_DIR, { recursive: true, force: false }));
  mkdirSync(HOSTING_DIR, { recursive: true });
  writeFileSync(path.join(HOSTING_DIR, LEFT_OUT_FILE), JSON.stringify(listLeftOut(versions)));
  const redirects = createRedirects(SITE_DIR, versions);
  const bom = createBom(readLockFile(SITE_DIR));
  writeFileSync(path.join(BUILD_DIR, BILL_OF_MATERIALS_PATH), JSON.stringify(bom));
  const book = await createAddressBook(BUILD_DIR, siteSettings.brand, redirects);
  writeFileSync(path.join(BUILD_DIR, ADDRESS_BOOK_PATH), JSON.stringify(book));
  await timed('service worker and packs', () =>
    finishOffline({
      buildDir: BUILD_DIR,
      baseUrl: siteSettings.baseUrl,
      versions: parts.flatMap(({ versions: built, outDir }) =>
        built.map(({ name }) => ({ name, outDir })),
      ),
    }),
  );
  // Last: it hashes and compresses what is there.
  await timed('headers, redirects and compression', () =>
    writeHosting({
      buildDir: BUILD_DIR,
      hostingDir: HOSTING_DIR,
      cacheDir: COMPRESSED_DIR,
      isQuick,
      isPart: last.versions.some((docs) => docs.pages !== undefined),
      redirects,
      settings: siteSettings,
    }),
  );
}
