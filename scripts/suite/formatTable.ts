import type { GateResult } from './results';

const formatCount = ({ count, unit }: GateResult) =>
  count === undefined ? '' : `${count} ${unit ?? ''}`.trim();

const sum = (results: readonly GateResult[]) =>
  results.reduce((total, { seconds }) => total + seconds, 0);

/** Lines of cells under each other; `isNumber` says which columns end at the right. */
function alignColumns(
  lines: readonly (readonly string[])[],
  isNumber: (column: number) => boolean,
): string {
  const widths = lines[0]!.map((_, column) =>
    Math.max(...lines.map((line) => line[column]!.length)),
  );
  const align = (cell: string, column: number) =>
    isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!);
  return lines.map((line) => line.map(align).join('  ').trimEnd()).join('\n');
}

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
  const grown = sum(results.filter(({ growsWithPages }) => growsWithPages));
  const last = [
    'All that grows with pages',
    grown.toFixed(0),
    `${pages} pages`,
    (grown / pages).toFixed(2),
  ];
  return alignColumns(
    [['Gate', 'Seconds', 'Count', 'Seconds a page'], ...rows, last],
    (column) => column % 2 === 1,
  );
}

/**
 * What the gates of two runs took, as a table, and what each page costs of those that the second
 * has more. A gate that is in one run only has no growth.
 */
export function formatGrowth(
  before: readonly GateResult[],
  after: readonly GateResult[],
  pages: number,
): string {
  const format = (gate: string, seconds: number, earlier: number | undefined) => [
    gate,
    earlier?.toFixed(0) ?? '',
    seconds.toFixed(0),
    earlier === undefined ? '' : ((seconds - earlier) / pages).toFixed(2),
  ];
  const rows = after.map(({ gate, seconds }) =>
    format(gate, seconds, before.find((result) => result.gate === gate)?.seconds),
  );
  return alignColumns(
    [
      ['Gate', 'Seconds before', `with ${pages} pages more`, 'for each'],
      ...rows,
      format('All', sum(after), sum(before)),
    ],
    (column) => column > 0,
  );
}
