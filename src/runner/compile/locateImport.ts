import type { Requirement } from './findRequires';

interface Place {
  line: number;
  /** 1-based; undefined if the specifier isn't where it should be. */
  column?: number;
}

/** Where the source contains the specifier of an import, which may be lines below its keyword. */
export function locateImport(source: string, { specifier, line }: Requirement): Place {
  const lines = source.split('\n');
  for (let index = line - 1; index < lines.length; index += 1) {
    const column = Math.max(
      ...[`'${specifier}'`, `"${specifier}"`].map((quoted) => lines[index]?.indexOf(quoted) ?? -1),
    );
    if (column >= 0) {
      return { line: index + 1, column: column + 1 };
    }
  }
  return { line };
}
