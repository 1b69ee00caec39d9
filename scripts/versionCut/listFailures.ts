import type { Diagnostic } from '../../src/lib/diagnostic';

/** `docs/a.tsx(3,7): error TS2322: …`, `docs/a.mdx:12: …`, `docs/a.mdx:12:5 …` */
const PLACE =
  /^\s*((?:docs|versioned_docs|nav|src|plugins|scripts|e2e|i18n)\/[^\s:(]+)[(:](\d+)[,:)]?\d*\)?:?\s*(.*)$/;

/** The places that checks name in what they print. */
export function readFailures(output: string): Diagnostic[] {
  return output.split('\n').flatMap((line) => {
    const [, file, number, message = ''] = PLACE.exec(line) ?? [];
    return file && number ? [{ file, line: Number(number), message }] : [];
  });
}

/** The checks that failed, by what `npm run check` calls them. */
export function readFailedSteps(output: string): string[] {
  return [...output.matchAll(/^\[\d+\/\d+\] (.+): ended with /gm)].map(([, name]) => name!);
}

/** Places as a list in Markdown to work through, by file; each place once. */
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

/** The places that checks name, as a list to work through. Empty when they name none. */
export function listFailures(output: string): string {
  return formatTasks(readFailures(output));
}
