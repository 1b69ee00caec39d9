/** Something a writer has to mend; `file` is relative to the site, `line` counts from 1. */
export interface Diagnostic {
  file: string;
  line: number;
  message: string;
}

/** A diagnostic as one line: `docs/a/index.mdx:3  What is wrong.` */
export function formatDiagnostic({ file, line, message }: Diagnostic): string {
  return `${file}:${line}  ${message}`;
}

/** All diagnostics as one text, in the order of files and lines, ready to be thrown. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  subject = 'pages and navigation',
): string {
  const lines = diagnostics
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map((diagnostic) => `  ${formatDiagnostic(diagnostic)}`);
  return [
    `${diagnostics.length} diagnostic${diagnostics.length === 1 ? '' : 's'} in ${subject}:`,
    ...lines,
  ].join('\n');
}
