import path from 'node:path';
import { DOCS_VERSIONS, getDocsDir } from '../src/lib/docsVersions';
import { formatFault } from '../src/lib/fault';
import { checkExports } from './exports/checkExports';
import { readExports } from './exports/readExports';

/** Folders whose demos are compiled against the packages of their own workspace. */
const DOCS_DIRS = DOCS_VERSIONS.map(getDocsDir);

async function main(): Promise<void> {
  let count = 0;
  const faults = [];
  for (const docsDir of DOCS_DIRS.map((directory) => path.resolve(directory))) {
    const read = await readExports(docsDir);
    count += read.exports.length;
    faults.push(...read.faults, ...checkExports(read.exports, docsDir));
  }
  faults.forEach((fault) => console.error(formatFault(fault)));
  console.log(`${count} exported projects, ${faults.length} faults.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void main();
