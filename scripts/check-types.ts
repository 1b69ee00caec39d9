import path from 'node:path';
import { checkWorkspace } from '../plugins/types/checkWorkspace';
import { getDocsDir } from '../src/lib/docsVersions';
import { readVersions } from './lib/readVersions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

/** Compiles the demos of docs versions against the packages that each version pins. */
function main(): void {
  const siteDir = path.join(__dirname, '..');
  const diagnostics = readVersions().flatMap((name) =>
    checkWorkspace(siteDir, path.join(siteDir, getDocsDir(name))),
  );
  reportDiagnostics(diagnostics);
}

runMain(main);
