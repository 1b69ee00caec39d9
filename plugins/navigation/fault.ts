/** Something a writer has to mend; `file` is relative to the site, `line` counts from 1. */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** All faults as one text, in the order of files and lines, ready to be thrown. */
export function formatFaults(faults: readonly Fault[]): string {
  const lines = faults
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, message }) => `  ${file}:${line}  ${message}`);
  return [
    `${faults.length} fault${faults.length === 1 ? '' : 's'} in pages and navigation:`,
    ...lines,
  ].join('\n');
}
