import type { CodeVariant } from '@site/src/lib/contracts/demos';
import { isEntryName, isSourceFileName } from '@site/src/lib/sharedProgram';

/**
 * What is wrong with a file's name: its form, that another file has it, or that it can't be the
 * entry.
 */
export type NameError = 'form' | 'taken' | 'entry';

/** What is wrong with a name, if anything. `others` are the names of the other files. */
export function findNameError(
  name: string,
  others: readonly string[],
  isEntry: boolean,
): NameError | undefined {
  if (!isSourceFileName(name)) {
    return 'form';
  }
  if (others.some((other) => other.toLowerCase() === name.toLowerCase())) {
    return 'taken';
  }
  return isEntry && !isEntryName(name) ? 'entry' : undefined;
}

const EXTENSIONS: Record<CodeVariant, { from: RegExp; to: string[] }> = {
  // Without types, nothing distinguishes `.js` from `.jsx`; the latter is for `rows.ts` next to
  // `rows.tsx`.
  JS: { from: /\.tsx?$/, to: ['.js', '.jsx'] },
  TS: { from: /\.jsx?$/, to: ['.tsx', '.ts'] },
};

/** The names of a program's files in another language, in the same order; all different. */
export function renameForLanguage(names: readonly string[], language: CodeVariant): string[] {
  const { from, to } = EXTENSIONS[language];
  const taken = new Set(names.filter((name) => !from.test(name)));
  return names.map((name) => {
    const base = name.replace(from, '');
    if (base === name) {
      return name;
    }
    const candidates = [
      ...to.map((end) => base + end),
      ...names.map((_, at) => `${base}-${at}${to[0]}`),
    ];
    const free = candidates.find((candidate) => !taken.has(candidate)) ?? name;
    taken.add(free);
    return free;
  });
}
