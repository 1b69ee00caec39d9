export interface Spending {
  id: number;
  path: string[];
  /** In thousands of US dollars. */
  planned: number;
  spent: number | null;
}

const lines: [path: string, planned: number, spent: number | null][] = [
  ['Parks', 640, 588],
  ['Parks/Playgrounds', 210, 224],
  ['Parks/Trees', 150, 96],
  ['Parks/Paths', 190, 176],
  ['Parks/Benches', 90, 92],
  ['Streets', 2310, 2164],
  ['Streets/Signs', 180, 171],
  ['Streets/Lighting', 480, 505],
  ['Streets/Paving', 1260, 1240],
  ['Streets/Snow removal', 390, 248],
  ['Libraries', 875, 861],
  ['Libraries/Books', 260, 259],
  ['Libraries/Bookmobile', 125, null],
  ['Libraries/Buildings', 490, 602],
  ['Water', 1720, 1795],
  ['Water/Pumps', 540, 610],
  ['Water/Mains', 930, 955],
  ['Water/Meters', 250, 230],
];

export const spending: Spending[] = lines.map(([path, planned, spent], index) => ({
  id: index + 1,
  path: path.split('/'),
  planned,
  spent,
}));
