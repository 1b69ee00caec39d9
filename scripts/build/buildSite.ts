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
import {
  listTemplatePictures,
  takeTemplatePictures,
} from '../templatePictures/takeTemplatePictures';
import { createAddressBook } from './createAddressBook';
import { createBom } from './createBom';
import { hashVersion } from './hashVersion';

const SITE_DIR = path.join(__dirname, '../..');
const BUILD_DIR = path.join(SITE_DIR, 'build');
/** Not in the build folder, since everything in there is served. */
const HOSTING_DIR = path.join(SITE_DIR, 'build-hosting');
/** The last build of each version. */
const CACHE_DIR = path.join(SITE_DIR, '.cache/builds');
const SNAPSHOTS_DIR = path.join(SITE_DIR, '.cache/snapshots');
const COMPRESSED_DIR = path.join(SITE_DIR, '.cache/compressed');
const TEMPLATE_PICTURES_DIR = path.join(SITE_DIR, '.cache/template-pictures');

interface BuildOptions {
  /** Names of versions: `v7,v6`, `current`; all by default. */
  versions?: string;
  /**
   * Addresses of the only pages to build, in each version that has any of them. Other pages of
   * these versions are left out of the site.
   */
  pages?: readonly string[];
  /** Addresses of the only pages to take snapshots of demos on. */
  snapshots?: readonly string[];
  /** Whether the build is for tests: fast compression, no preview images for links. */
  isQuick?: boolean;
  /** Whether the gallery of templates gets previews; by default only if the build isn't quick. */
  hasPreviews?: boolean;
}

/** A version with the pages to build, unless all are built. */
interface BuiltVersion extends DocsVersion {
  pages?: readonly string[];
}

/** Versions that Docusaurus builds together. */
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
 * The builds for these versions. Each version has its own, except that old versions with only some
 * of their pages share one. A partial build is never mistaken for a complete one.
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

/** Peak memory of two simultaneous builds, in bytes. */
const MEMORY_OF_TWO = 10e9;

/** How many versions are built at a time: a single build often leaves one of two cores idle. */
const getBuildLimit = () => (process.availableMemory() < MEMORY_OF_TWO ? 1 : 2);

/** Builds with Docusaurus. Throws if that fails, after printing its output. */
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
    throw new Error(`Docusaurus failed to build ${name}: it exited with ${status ?? 'a signal'}.`);
  }
}

/** Builds old versions, unless nothing they are made from has changed. */
async function buildOldVersions(build: Build, env: NodeJS.ProcessEnv): Promise<void> {
  const { name, versions, outDir } = build;
  const stampFile = `${outDir}.txt`;
  const hashes = await Promise.all(versions.map((docs) => hashVersion(SITE_DIR, docs)));
  const pages = versions.flatMap((docs) => docs.pages ?? []);
  const hash = [...hashes, ...(pages.length > 0 ? [pages.join(',')] : [])].join(' ');
  if (existsSync(outDir) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) {
    console.log(`[build] ${name}: unchanged, reusing the last build`);
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

/** Runs a part of the build and prints how long it took. */
async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = Date.now();
  const result = await run();
  console.log(`[build] ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  return result;
}

/** The addresses that are pages of a version; undefined if there are none. */
function selectOwn({ name }: DocsVersion, pages: readonly string[]): string[] | undefined {
  const own = pages.filter((page) => splitVersionPath(page)?.version === name);
  return own.length > 0 ? own : undefined;
}

/** Addresses of the pages of these versions that aren't built. */
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
 * Builds docs versions, each complete one separately, and merges them with the current version,
 * which is taken from the last build if it isn't listed. That way a page loads only the routes of
 * its own version, and unchanged versions aren't rebuilt. Throws if the current version was never
 * built, and before building anything if pages have errors.
 */
export async function buildSite({
  versions: names = 'all',
  pages = [],
  snapshots,
  isQuick = false,
  hasPreviews = !isQuick,
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
      `The site hasn't been built yet. Add the current version, as in --versions current,${names}.`,
    );
  }
  if (process.env[PAGES_CHECKED] !== 'true') {
    // Before the first build, so that all errors are in one list.
    await timed('pages', async () =>
      throwDiagnostics((await checkPages(SITE_DIR, asked)).diagnostics),
    );
  }
  const buildVersions = (build: Build) =>
    timed(build.name, () =>
      isCurrentBuild(build) ? runDocusaurus(build, env) : buildOldVersions(build, env),
    );
  const takePictures = async () => {
    const site = { siteDir: SITE_DIR, outDir: last.outDir, baseUrl: siteSettings.baseUrl };
    await timed('snapshots of demos', () =>
      takeSnapshots({ ...site, pages: snapshots, cacheDir: SNAPSHOTS_DIR }),
    );
    if (hasPreviews) {
      await timed('template previews', () =>
        takeTemplatePictures({ ...site, cacheDir: TEMPLATE_PICTURES_DIR }),
      );
    }
  };
  const old = builds.filter((build) => !isCurrentBuild(build));
  if (isQuick && isCurrentAsked) {
    await buildVersions(last);
    // The browser often waits, and there are only a few demos.
    await Promise.all([takePictures(), runPool(old, 1, buildVersions)]);
  } else {
    await runPool(builds, getBuildLimit(), buildVersions);
    if (isCurrentAsked) {
      await takePictures();
    }
  }
  const parts = [last, ...old];
  const versions = parts.flatMap((build) => build.versions);
  rmSync(BUILD_DIR, { recursive: true, force: true });
  // Files in several builds (404 page, icons, shared scripts) come from the current version.
  parts.forEach(({ outDir }) => cpSync(outDir, BUILD_DIR, { recursive: true, force: false }));
  mkdirSync(HOSTING_DIR, { recursive: true });
  const previews = hasPreviews ? [] : await listTemplatePictures(last.outDir);
  const leftOut = [...listLeftOut(versions), ...previews.map((file) => `/${file}`)];
  writeFileSync(path.join(HOSTING_DIR, LEFT_OUT_FILE), JSON.stringify(leftOut));
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
  // Last, because it hashes and compresses every file.
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
