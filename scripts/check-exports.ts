import path from 'node:path';
import { parseVersionNames } from '../plugins/versions';
import { getDocsDir } from '../src/lib/docsVersions';
import { formatDiagnostic } from '../src/lib/diagnostic';
import { checkExports } from './exports/checkExports';
import { readExports } from './exports/readExports';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Folders whose demos are compiled against the packages of their own workspace. */
function readDocsDirs(): string[] {
  const { versions = 'all' } = readOptions({ versions: { type: 'string' } });
  return parseVersionNames(versions).map(getDocsDir);
}

async function main(): Promise<void> {
  let count = 0;
  const diagnostics = [];
  for (const docsDir of readDocsDirs().map((directory) => path.resolve(directory))) {
    const read = await readExports(docsDir);
    count += read.exports.length;
    diagnostics.push(...read.diagnostics, ...checkExports(read.exports, docsDir));
  }
  diagnostics.forEach((diagnostic) => console.error(formatDiagnostic(diagnostic)));
  console.log(`${count} exported projects, ${diagnostics.length} diagnostics.`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}

runMain(main);
