import path from 'node:path';
import ts from 'typescript';
import { listImportEndings, SCRIPT_EXTENSIONS } from '../../src/lib/fileTypes';

/**
 * Pickers entries that bind the date type of the whole program to one date library
 * (`declare module … PickerValidDateLookup`): `@mui/x-date-pickers/AdapterLuxon`.
 */
const ADAPTER = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)$/;

/** `declare module '@mui/x-data-grid' {`, `declare global {`: applies to the whole program. */
const AUGMENTATION = /^\s*declare (?:module ['"]|global\b)/m;

const ENDINGS = listImportEndings(SCRIPT_EXTENSIONS);

function listImports(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/**
 * Groups source files by the date adapters that they load, directly or through imported sources,
 * because with two adapters in one program each date could be from either library. Modules that
 * extend the types of others are separated too.
 *
 * @param sources absolute path → text
 * @returns names of the adapters, joined (`AdapterDayjs`; empty for none) → paths
 */
export function groupByAdapter(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const direct = new Map(
    [...sources].map(([file, text]) => {
      const imports = listImports(text);
      const local = imports
        .filter((specifier) => specifier.startsWith('.'))
        .flatMap((specifier) => {
          const base = path.resolve(path.dirname(file), specifier);
          return ENDINGS.map((ending) => base + ending).filter((name) => sources.has(name));
        });
      const adapters = imports.flatMap((specifier) => ADAPTER.exec(specifier)?.[1] ?? []);
      if (!file.endsWith('.d.ts') && AUGMENTATION.test(text)) {
        adapters.push('augmented');
      }
      return [file, { local, adapters }];
    }),
  );
  const collect = (file: string, seen: Set<string>): string[] => {
    if (seen.has(file)) {
      return [];
    }
    seen.add(file);
    const { local = [], adapters = [] } = direct.get(file) ?? {};
    return [...adapters, ...local.flatMap((name) => collect(name, seen))];
  };
  const groups = new Map<string, string[]>();
  for (const file of sources.keys()) {
    const key = [...new Set(collect(file, new Set()))].sort().join('+');
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return groups;
}
