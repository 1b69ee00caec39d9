export interface File {
  id: number;
  /** The folders from the top down, followed by the file name. */
  path: string[];
  /** In kilobytes. */
  size: number;
  changedOn: Date;
}

const list: [path: string, size: number, changedOn: string][] = [
  ['Festival/Program/schedule.pdf', 840, '2026-03-02'],
  ['Festival/Program/cover.png', 2310, '2026-02-18'],
  ['Festival/Program/translations.docx', 96, '2026-03-05'],
  ['Festival/Stage/plan.dwg', 5120, '2026-01-27'],
  ['Festival/Stage/lights.csv', 38, '2026-02-09'],
  ['Festival/Stage/Sound/levels.csv', 22, '2026-03-11'],
  ['Festival/Stage/Sound/test.wav', 18_400, '2026-03-10'],
  ['Festival/budget.xlsx', 154, '2026-03-12'],
  ['Museum/Labels/hall-1.docx', 61, '2025-11-14'],
  ['Museum/Labels/hall-2.docx', 58, '2025-12-03'],
  ['Museum/Labels/hall-3.docx', 73, '2026-01-08'],
  ['Museum/Photos/facade.jpg', 7850, '2025-10-21'],
  ['Museum/Photos/atrium.jpg', 6940, '2025-10-21'],
  ['Museum/Photos/opening.jpg', 8120, '2026-01-16'],
  ['Museum/loans.xlsx', 203, '2026-02-26'],
  ['Office/Invoices/january.pdf', 118, '2026-02-02'],
  ['Office/Invoices/february.pdf', 124, '2026-03-02'],
  ['Office/contacts.csv', 17, '2025-09-30'],
];

export const files: File[] = list.map(([path, size, changedOn], index) => ({
  id: index + 1,
  path: path.split('/'),
  size,
  changedOn: new Date(`${changedOn}T00:00`),
}));
