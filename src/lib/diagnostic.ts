/** Something a writer has to mend; `file` is relative to the site. */
export interface Diagnostic {
  file: string;
  /** From 1, as is `column`. */
  line: number;
  /** Left out where only the line is known. */
  column?: number;
  message: string;
  /** The site's own tools mend it: `npm start` says so and goes on, everything else fails. */
  isPending?: boolean;
}

/** A diagnostic as one line: `docs/a/index.mdx:3:14  What is wrong.` */
export function formatDiagnostic({ file, line, column, message }: Diagnostic): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${message}`;
}

/** Each diagnostic once, in the order of files, lines and columns. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((entry) => [formatDiagnostic(entry), entry]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** All diagnostics as one text, in the order of files and lines, ready to be thrown. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  subject = 'pages and navigation',
): string {
  const sorted = sortDiagnostics(diagnostics);
  return [
    `${sorted.length} diagnostic${sorted.length === 1 ? '' : 's'} in ${subject}:`,
    ...sorted.map((diagnostic) => `  ${formatDiagnostic(diagnostic)}`),
  ].join('\n');
}
