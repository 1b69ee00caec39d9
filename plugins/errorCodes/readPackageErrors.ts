import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { extractErrors } from './extractErrors';
import type { ExtractedError } from './readMessage';

const SCRIPT = /\.[cm]?js$/;

function listScripts(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) {
        // Nested packages are handled separately.
        return entry.name === 'node_modules' ? [] : listScripts(file);
      }
      return SCRIPT.test(entry.name) ? [file] : [];
    });
}

/**
 * The errors of an installed package in all its published formats, once per format. `directory` is
 * absolute, files in diagnostics are relative to `siteDir`.
 */
export function readPackageErrors(
  siteDir: string,
  directory: string,
): { errors: ExtractedError[]; diagnostics: Diagnostic[] } {
  const errors: ExtractedError[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of listScripts(directory)) {
    const found = extractErrors(readFileSync(file, 'utf8'));
    errors.push(...found.errors);
    diagnostics.push(
      ...found.diagnostics.map((diagnostic) => ({
        file: path.relative(siteDir, file),
        ...diagnostic,
      })),
    );
  }
  return { errors, diagnostics };
}
