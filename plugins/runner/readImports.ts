import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Every `.ts` and `.tsx` file in a folder, except in packages and dot folders. */
function listSources(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : listSources(file);
    }
    return /(?<!\.d)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** Sorted bare specifiers of all imports under `directory`, without duplicates. */
export function readImports(directory: string): string[] {
  const specifiers = listSources(directory).flatMap((file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.map(({ fileName }) => fileName),
  );
  return [...new Set(specifiers)].filter((specifier) => !/^[./]/.test(specifier)).sort();
}
