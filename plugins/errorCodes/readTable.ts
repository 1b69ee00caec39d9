import path from 'node:path';
import type { ErrorCodeTable } from '../../src/lib/contracts/errorCodes';
import { formatDiagnostic, type Diagnostic } from '../../src/lib/diagnostic';
import { createTable, type PackageErrors } from './createTable';
import { findPackages } from './findPackages';
import { readPackageErrors } from './readPackageErrors';
import { getCacheFile, readCache, writeCache } from './tableCache';

/**
 * Every minified error of the packages in the docs workspaces; `docsDirs` are relative to the site.
 * Throws all diagnostics at once. Also throws if no package has any error, because then their form
 * must have changed.
 */
export function readTable(siteDir: string, docsDirs: readonly string[]): ErrorCodeTable {
  const installed = findPackages(docsDirs.map((directory) => path.join(siteDir, directory)));
  const packages = installed.filter(({ canMinify }) => canMinify);
  const cacheFile = getCacheFile(siteDir, packages);
  const cached = readCache(cacheFile);
  if (cached) {
    return cached;
  }

  const diagnostics: Diagnostic[] = [];
  const read = packages.map(({ name, version, docsVersions, directory }): PackageErrors => {
    const found = readPackageErrors(siteDir, directory);
    diagnostics.push(...found.diagnostics);
    return { package: name, version, docsVersions, errors: found.errors };
  });
  if (diagnostics.length > 0) {
    const lines = diagnostics.map((diagnostic) => `  ${formatDiagnostic(diagnostic)}`);
    throw new Error(`Published packages have errors that couldn't be parsed:\n${lines.join('\n')}`);
  }
  const table = createTable(read);
  if (table.codes.length === 0) {
    throw new Error(
      `No minified errors found in the packages of ${docsDirs.join(', ')}, but @mui/material has some. ` +
        'If their form has changed, update plugins/errorCodes/extractErrors.ts.',
    );
  }
  writeCache(cacheFile, table);
  return table;
}
