export interface Paper {
  id: number;
  path: string[];
  owner: string;
  /** In kilobytes; `null` for folders. */
  size: number | null;
}

const files: [path: string, owner: string, size: number | null][] = [
  ['Contracts', 'Legal', null],
  ['Contracts/Harbor lease.pdf', 'Legal', 840],
  ['Contracts/Crane rental.pdf', 'Purchasing', 312],
  ['Contracts/Insurance.pdf', 'Legal', 1204],
  ['Drawings', 'Design', null],
  ['Drawings/Pier', 'Design', null],
  ['Drawings/Pier/Section A.dwg', 'Design', 5210],
  ['Drawings/Pier/Section B.dwg', 'Design', 4870],
  ['Drawings/Pier/Piles.dwg', 'Survey', 2216],
  ['Drawings/Gate', 'Design', null],
  ['Drawings/Gate/Hinges.dwg', 'Design', 1960],
  ['Drawings/Gate/Lock.dwg', 'Design', 2044],
  ['Reports', 'Survey', null],
  ['Reports/Soil test.pdf', 'Survey', 650],
  ['Reports/Tide tables.csv', 'Survey', 88],
  ['Budget.xlsx', 'Finance', 143],
];

export const papers: Paper[] = files.map(([path, owner, size], index) => ({
  id: index + 1,
  path: path.split('/'),
  owner,
  size,
}));
