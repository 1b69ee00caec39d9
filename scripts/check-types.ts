import path from 'node:path';
import { checkWorkspace } from '../plugins/types/checkWorkspace';
import { parseVersionNames } from '../plugins/versions';
import { getDocsDir } from '../src/lib/docsVersions';
import { formatFault } from '../src/lib/fault';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Compiles the demos of docs versions against the packages that these pin. */
function main(): void {
  const { versions = 'all' } = readOptions({ versions: { type: 'string' } });
  const siteDir = path.join(__dirname, '..');
  const faults = parseVersionNames(versions).flatMap((name) =>
    checkWorkspace(siteDir, path.join(siteDir, getDocsDir(name))),
  );
  faults.forEach((fault) => console.error(formatFault(fault)));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

runMain(main);
