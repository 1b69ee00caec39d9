/** `docs/a.tsx(3,7): error TS2322: …`, `docs/a.mdx:12: …`, `docs/a.mdx:12:5 …` */
const PLACE =
  /^\s*((?:docs|versioned_docs|nav|src|plugins)\/[^\s:(]+)[(:](\d+)[,:)]?\d*\)?:?\s*(.*)$/;

/**
 * The places that checks name in what they print, as a list in Markdown by file; each place once.
 * Empty when they name none.
 */
export function listFailures(output: string): string {
  const files = new Map<string, Set<string>>();
  for (const line of output.split('\n')) {
    const [, file, number, message] = PLACE.exec(line) ?? [];
    if (file && number) {
      files.set(file, (files.get(file) ?? new Set()).add(`${number}: ${message ?? ''}`));
    }
  }
  return [...files]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([file, lines]) =>
      [`## ${file}`, '', ...[...lines].map((line) => `- [ ] ${line}`)].join('\n'),
    )
    .join('\n\n');
}
