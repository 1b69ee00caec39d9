/** A page of the report. */
export interface ReportedPage {
  page: string;
  demos: number;
  words: number;
  linksOut: number;
  /** Other pages that link to it. */
  linksIn: number;
  apiNames: number;
  /** Day of its last commit, `2026-11-22`; undefined if it was never committed. */
  changed?: string;
}

const COLUMNS: readonly [string, (page: ReportedPage) => string][] = [
  ['page', ({ page }) => page],
  ['demos', ({ demos }) => String(demos)],
  ['words', ({ words }) => String(words)],
  ['links out', ({ linksOut }) => String(linksOut)],
  ['links in', ({ linksIn }) => String(linksIn)],
  ['API names', ({ apiNames }) => String(apiNames)],
  ['last change', ({ changed = 'not committed' }) => changed],
];

/** The report as a plain-text table, the page with the fewest words first. */
export function formatPages(pages: readonly ReportedPage[]): string {
  const sorted = pages.toSorted((a, b) => a.words - b.words);
  const rows = [
    COLUMNS.map(([title]) => title),
    ...sorted.map((page) => COLUMNS.map(([, read]) => read(page))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    )
    .join('\n');
}
