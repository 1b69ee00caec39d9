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
 * The demos of a docs version that this run packs: those of changed pages and, for each other page
 * in the plan, the one with the most stylings. A thorough run packs those of all pages in the plan.
 */
function createChoice(version: VersionName) {
  const { pages, changedPages, isThorough } = getPlan();
  const workspace = path.join(SITE_DIR, getDocsDir(version));
  const getPage = (file: string) => {
    const folder = path.relative(workspace, path.dirname(file)).split(path.sep).join('/');
    return `${getVersionRoot(version)}${folder}/`;
  };
  return {
    isSelected: (file: string) => pages.includes(getPage(file)),
    choose: (files: readonly string[]) =>
      pages.flatMap((page) => {
        const own = files.filter((file) => getPage(file) === page);
        const isWhole = isThorough || changedPages.includes(page);
        return isWhole ? own : own.toSorted(compareStylings).slice(0, 1);
      }),
  };
}

/** Packs and compiles demos in every language and styling, just as readers download them. */
async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  for (const version of readVersions()) {
    const workspace = path.join(SITE_DIR, getDocsDir(version));
    const read = await readExports(workspace, createChoice(version));
    count += read.exports.length;
    diagnostics.push(...read.diagnostics, ...checkExports(read.exports, workspace));
  }
  reportDiagnostics(diagnostics, `${count} exported projects, ${diagnostics.length} diagnostics.`);
}

runMain(main);
