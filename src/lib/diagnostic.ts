/** Something that a writer needs to fix; `file` is relative to the site. */
export interface Diagnostic {
  file: string;
  /** 1-based, like `column`. */
  line: number;
  /** Omitted if only the line is known. */
  column?: number;
  message: string;
  /** The site's own tools fix it: `npm start` reports it and continues, everything else fails. */
  isPending?: boolean;
}

/** A diagnostic on one line: `docs/a/index.mdx:3:14  What is wrong.` */
export function formatDiagnostic({ file, line, column, message }: Diagnostic): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${message}`;
}

/** The diagnostics without duplicates, sorted by file, line and column. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((entry) => [formatDiagnostic(entry), entry]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** All diagnostics as one text, sorted by file and line, ready to be thrown. */
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
