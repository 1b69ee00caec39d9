import type { GateResult } from './results';

const HEAD = ['Gate', 'Seconds', 'Count', 'Seconds a page'];

const formatCount = ({ count, unit }: GateResult) =>
  count === undefined ? '' : `${count} ${unit ?? ''}`.trim();

/**
 * What the gates of a run took, as a table. Of gates that take longer with each page it says how
 * long one of the `pages` of the current version takes, in wall time.
 */
export function formatTable(results: readonly GateResult[], pages: number): string {
  const rows = results.map((result) => [
    `${result.gate}${result.hasPassed ? '' : ': failed'}`,
    result.seconds.toFixed(0),
    formatCount(result),
    result.growsWithPages ? (result.seconds / pages).toFixed(2) : '',
  ]);
  const grown = results.filter(({ growsWithPages }) => growsWithPages);
  const sum = grown.reduce((total, { seconds }) => total + seconds, 0);
  const last = [
    'All that grows with pages',
    sum.toFixed(0),
    `${pages} pages`,
    (sum / pages).toFixed(2),
  ];
  const lines = [HEAD, ...rows, last];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column % 2 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
