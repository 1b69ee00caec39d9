import { CODE_EXTENSIONS, listImportEndings } from './fileTypes';

const ENDINGS = listImportEndings(CODE_EXTENSIONS);

/** `parts/a.tsx` and `../b` → `b`; undefined if the path is outside of the program's folder. */
function joinPath(from: string, specifier: string): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.pop() === undefined) {
      return undefined;
    }
    if (part !== '..' && part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** The program's file that a relative import in the file `from` refers to. */
export function resolveFile(
  from: string,
  specifier: string,
  names: readonly string[],
): string | undefined {
  const base = joinPath(from, specifier);
  return base === undefined
    ? undefined
    : ENDINGS.map((ending) => base + ending).find((name) => names.includes(name));
}
