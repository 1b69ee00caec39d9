/** Something a writer has to mend; `file` is relative to the site, `line` counts from 1. */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** A fault as one line: `docs/a/index.mdx:3  What is wrong.` */
export function formatFault({ file, line, message }: Fault): string {
  return `${file}:${line}  ${message}`;
}

/** All faults as one text, in the order of files and lines, ready to be thrown. */
export function formatFaults(faults: readonly Fault[]): string {
  const lines = faults
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map((fault) => `  ${formatFault(fault)}`);
  return [
    `${faults.length} fault${faults.length === 1 ? '' : 's'} in pages and navigation:`,
    ...lines,
  ].join('\n');
}
