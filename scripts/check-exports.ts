import path from 'node:path';
import { findStylings } from '../plugins/demos/findStylings';
import { getPlan } from '../testing/plan/plan';
import { getDocsDir, getVersionRoot, type VersionName } from '../src/lib/docsVersions';
import { checkExports } from './exports/checkExports';
import { readExports } from './exports/readExports';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

const SITE_DIR = path.join(__dirname, '..');

const compareStylings = (a: string, b: string) => findStylings(b).size - findStylings(a).size;

/**
 * The demos of a docs version that this run packs: those of changed pages, and of each other page
 * of the plan the one with the most stylings. In a thorough run, those of every page of the plan.
 */
function chooseDemos(version: VersionName, files: readonly string[]): string[] {
  const { pages, changedPages, isThorough } = getPlan();
  const workspace = path.join(SITE_DIR, getDocsDir(version));
  const getPage = (file: string) => {
    const folder = path.relative(workspace, path.dirname(file)).split(path.sep).join('/');
    return `${getVersionRoot(version)}${folder}/`;
  };
  return pages.flatMap((page) => {
    const own = files.filter((file) => getPage(file) === page);
    return isThorough || changedPages.includes(page) ? own : own.sort(compareStylings).slice(0, 1);
  });
}

/** Packs and compiles demos in every language and styling, as readers take them along. */
async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  for (const version of readVersions()) {
    const workspace = path.join(SITE_DIR, getDocsDir(version));
    const read = await readExports(workspace, (files) => chooseDemos(version, files));
    count += read.exports.length;
    diagnostics.push(...read.diagnostics, ...checkExports(read.exports, workspace));
  }
  reportDiagnostics(diagnostics, `${count} exported projects, ${diagnostics.length} diagnostics.`);
}

runMain(main);
