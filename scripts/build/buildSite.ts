import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createRedirects,
  parseVersionNames,
  readDocsVersions,
  type DocsVersion,
} from '../../plugins/versions';
import { takeOption } from '../takeOption';
import { formatRedirects } from './formatRedirects';
import { hashVersion } from './hashVersion';

const SITE_DIR = path.join(__dirname, '../..');
const BUILD_DIR = path.join(SITE_DIR, 'build');
const CACHE_DIR = path.join(SITE_DIR, '.cache/builds');

function runDocusaurus(versions: string, outDir: string, env: NodeJS.ProcessEnv = {}): void {
  execFileSync('docusaurus', ['build', '--out-dir', outDir], {
    cwd: SITE_DIR,
    stdio: 'inherit',
    env: { ...process.env, ...env, DOCS_VERSIONS: versions },
  });
}

/** Builds an old version beside the site, unless what it is made of is as it was. */
async function buildOldVersion(docs: DocsVersion): Promise<string> {
  const outDir = path.join(CACHE_DIR, docs.name);
  const stampFile = `${outDir}.txt`;
  const hash = await hashVersion(SITE_DIR, docs);
  if (existsSync(outDir) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) {
    console.log(`[build] ${docs.name}: unchanged, taken from the last build`);
    return outDir;
  }
  rmSync(stampFile, { force: true });
  runDocusaurus(docs.name, outDir, {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/docusaurus/${docs.name}`,
  });
  mkdirSync(CACHE_DIR, { recursive: true });
  writeFileSync(stampFile, hash);
  return outDir;
}

/** Runs a part of the build and says how long it took. */
async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = Date.now();
  const result = await run();
  console.log(`[build] ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  return result;
}

/**
 * Builds the site: the current docs, then every old version on its own, and puts them together.
 * A page so loads the routes of its own version only, and a version that did not change is not
 * built again. `--versions v7,v6` builds these beside the current one; all, unless said.
 */
export async function buildSite(args: string[]): Promise<void> {
  const { value = 'all' } = takeOption(args, '--versions');
  const names = parseVersionNames(value === 'all' ? value : `current,${value}`);
  const versions = readDocsVersions(SITE_DIR, names);
  await timed('current', () => runDocusaurus('current', BUILD_DIR));
  for (const docs of versions.filter(({ isCurrent }) => !isCurrent)) {
    const outDir = await timed(docs.name, () => buildOldVersion(docs));
    // What both have (404 page, icons, shared scripts) is the current one's.
    cpSync(outDir, BUILD_DIR, { recursive: true, force: false });
  }
  writeFileSync(
    path.join(BUILD_DIR, '_redirects'),
    formatRedirects(createRedirects(SITE_DIR, versions)),
  );
}
