import path from 'node:path';
import { checkWorkspace } from '../plugins/types/checkWorkspace';
import { parseVersionNames } from '../plugins/versions';
import { getDocsDir } from '../src/lib/docsVersions';
import { formatDiagnostic } from '../src/lib/diagnostic';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Compiles the demos of docs versions against the packages that these pin. */
function main(): void {
  const { versions = 'all' } = readOptions({ versions: { type: 'string' } });
  const siteDir = path.join(__dirname, '..');
  const diagnostics = parseVersionNames(versions).flatMap((name) =>
    checkWorkspace(siteDir, path.join(siteDir, getDocsDir(name))),
  );
  diagnostics.forEach((diagnostic) => console.error(formatDiagnostic(diagnostic)));
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}

runMain(main);
