export interface Reservoir {
  id: number;
  name: string;
  level: number;
  change: number | null;
  checkedBy: string | null;
}

export const reservoirs: Reservoir[] = [
  { id: 1, name: 'Upper Elm', level: 81, change: 2.4, checkedBy: 'H. Sato' },
  { id: 2, name: 'Stonewater', level: 46, change: -3.1, checkedBy: null },
  { id: 3, name: 'Kestrel Dam', level: 67, change: -0.6, checkedBy: 'L. Moreau' },
  { id: 4, name: 'Low Fen', level: 92, change: 0.9, checkedBy: null },
  { id: 5, name: 'Twin Rivers', level: 58, change: null, checkedBy: 'H. Sato' },
  { id: 6, name: 'Old Quarry', level: 74, change: -1.8, checkedBy: 'M. Diaz' },
];
