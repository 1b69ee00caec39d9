export interface Shelf {
  id: number;
  code: string;
  /** In inches. */
  width: number;
  /** In inches. */
  depth: number;
  stock: number;
}

export const shelves: Shelf[] = [
  { id: 1, code: 'A-01', width: 48, depth: 18, stock: 120 },
  { id: 2, code: 'A-02', width: 48, depth: 24, stock: 64 },
  { id: 3, code: 'A-03', width: 36, depth: 18, stock: 0 },
  { id: 4, code: 'B-01', width: 60, depth: 24, stock: 312 },
  { id: 5, code: 'B-02', width: 60, depth: 30, stock: 45 },
  { id: 6, code: 'C-01', width: 30, depth: 12, stock: 18 },
  { id: 7, code: 'C-02', width: 30, depth: 16, stock: 77 },
];
