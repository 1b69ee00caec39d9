import path from 'node:path';
import { getDocsDir } from '../src/lib/docsVersions';
import { checkExports } from './exports/checkExports';
import { readExports } from './exports/readExports';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';
import { getRotation } from './suite/getRotation';

const SITE_DIR = path.join(__dirname, '..');

async function main(): Promise<void> {
  let count = 0;
  let compiled = 0;
  const diagnostics = [];
  for (const version of readVersions()) {
    const read = await readExports(path.join(SITE_DIR, getDocsDir(version)));
    const rotation = getRotation();
    const checked = checkExports(read.exports, { siteDir: SITE_DIR, version, rotation });
    count += read.exports.length;
    compiled += checked.compiled;
    diagnostics.push(...read.diagnostics, ...checked.diagnostics);
  }
  reportDiagnostics(
    diagnostics,
    `${count} exported projects, ${compiled} compiled in full, ${diagnostics.length} diagnostics.`,
  );
}

runMain(main);
