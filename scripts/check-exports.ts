import path from 'node:path';
import { getPlan } from '../testing/plan/plan';
import { getDocsDir, getVersionRoot } from '../src/lib/docsVersions';
import { checkExports } from './exports/checkExports';
import { readExports } from './exports/readExports';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

const SITE_DIR = path.join(__dirname, '..');

/** Packs and compiles the demos of the pages that this run covers, in every language and styling. */
async function main(): Promise<void> {
  const pages = new Set(getPlan().pages);
  let count = 0;
  const diagnostics = [];
  for (const version of readVersions()) {
    const workspace = path.join(SITE_DIR, getDocsDir(version));
    const isWanted = (file: string) => {
      const page = path.relative(workspace, path.dirname(file)).split(path.sep).join('/');
      return pages.has(`${getVersionRoot(version)}${page}/`);
    };
    const read = await readExports(workspace, isWanted);
    count += read.exports.length;
    diagnostics.push(...read.diagnostics, ...checkExports(read.exports, workspace));
  }
  reportDiagnostics(diagnostics, `${count} exported projects, ${diagnostics.length} diagnostics.`);
}

runMain(main);
