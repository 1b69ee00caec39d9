import type { Diagnostic } from '../../src/lib/diagnostic';

/** `docs/a.tsx(3,7): error TS2322: …`, `docs/a.mdx:12: …`, `docs/a.mdx:12:5 …` */
const PLACE =
  /^\s*((?:docs|versioned_docs|nav|src|plugins|scripts|e2e|i18n)\/[^\s:(]+)[(:](\d+)[,:)]?\d*\)?:?\s*(.*)$/;

/** The positions in the output of checks. */
export function readFailures(output: string): Diagnostic[] {
  return output.split('\n').flatMap((line) => {
    const [, file, number, message = ''] = PLACE.exec(line) ?? [];
    return file && number ? [{ file, line: Number(number), message }] : [];
  });
}

/** The names of the failed checks in `npm run check`. */
export function readFailedSteps(output: string): string[] {
  return [...output.matchAll(/^\[\d+\/\d+\] (.+): FAILED in /gm)].map(([, name]) => name!);
}

/** Positions as a Markdown task list, by file, without duplicates. */
export function formatTasks(diagnostics: readonly Diagnostic[], heading = '##'): string {
  const files = new Map<string, Set<string>>();
  diagnostics
    .toSorted((a, b) => a.line - b.line)
    .forEach(({ file, line, message }) =>
      files.set(file, (files.get(file) ?? new Set()).add(`${line}: ${message}`)),
    );
  return [...files]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([file, lines]) =>
      [`${heading} ${file}`, '', ...[...lines].map((line) => `- [ ] ${line}`)].join('\n'),
    )
    .join('\n\n');
}

/** The positions in the output of checks, as a task list. Empty if there are none. */
export function listFailures(output: string): string {
  return formatTasks(readFailures(output));
}
