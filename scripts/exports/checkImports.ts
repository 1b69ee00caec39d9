import path from 'node:path';
import type { Fault } from '../../src/lib/fault';
import { findImports } from './findImports';
import { readManifest } from './readManifest';
import type { DemoExport } from './packEveryWay';

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** `@mui/x-charts/BarChart` → `@mui/x-charts`. */
function getPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Every import must lead to a file of the project or to a package that it declares. */
export function checkImports({ label, project }: DemoExport): Fault[] {
  const { dependencies = {}, devDependencies = {} } = readManifest(project);
  const declared = { ...dependencies, ...devDependencies };
  return Object.entries(project.files)
    .filter(([file]) => /\.([jt]sx?|css)$/.test(file))
    .flatMap(([file, text]) =>
      findImports(file, text).flatMap(({ specifier, line }) => {
        const fault = (message: string) => [{ file: `${label} ${file}`, line, message }];
        if (!specifier.startsWith('.')) {
          return getPackageName(specifier) in declared
            ? []
            : fault(`"${specifier}" is imported, but package.json does not name its package.`);
        }
        const target = path.posix.join(path.posix.dirname(file), specifier);
        return ENDINGS.some((ending) => target + ending in project.files)
          ? []
          : fault(`"${specifier}" is imported, but there is no such file in the project.`);
      }),
    );
}
