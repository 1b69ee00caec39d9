import path from 'node:path';
import { getDocsDir } from '../src/lib/docsVersions';
import { checkExports } from './exports/checkExports';
import { readExports } from './exports/readExports';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  for (const docsDir of readVersions().map((version) => path.resolve(getDocsDir(version)))) {
    const read = await readExports(docsDir);
    count += read.exports.length;
    diagnostics.push(...read.diagnostics, ...checkExports(read.exports, docsDir));
  }
  reportDiagnostics(diagnostics, `${count} exported projects, ${diagnostics.length} diagnostics.`);
}

runMain(main);
