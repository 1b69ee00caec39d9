import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { getCodeExtension, listImportEndings, SCRIPT_EXTENSIONS } from '../../src/lib/fileTypes';
import { getPackageName } from '../../src/lib/getPackageName';
import { findImports } from './findImports';
import { readProjectManifest } from './readProjectManifest';
import type { DemoExport } from './packEveryWay';

const ENDINGS = listImportEndings(SCRIPT_EXTENSIONS);

/** Every import must resolve to a file of the project or to a package that it declares. */
export function checkImports({ label, project }: DemoExport): Diagnostic[] {
  const { dependencies = {}, devDependencies = {} } = readProjectManifest(project);
  const declared = { ...dependencies, ...devDependencies };
  return Object.entries(project.files)
    .filter(([file]) => getCodeExtension(file) !== undefined)
    .flatMap(([file, text]) =>
      findImports(file, text).flatMap(({ specifier, line }) => {
        const diagnostic = (message: string) => [{ file: `${label} ${file}`, line, message }];
        if (!specifier.startsWith('.')) {
          return getPackageName(specifier) in declared
            ? []
            : diagnostic(`"${specifier}" is imported, but its package is not in package.json.`);
        }
        const target = path.posix.join(path.posix.dirname(file), specifier);
        return ENDINGS.some((ending) => target + ending in project.files)
          ? []
          : diagnostic(`"${specifier}" is imported, but the file is not in the project.`);
      }),
    );
}
