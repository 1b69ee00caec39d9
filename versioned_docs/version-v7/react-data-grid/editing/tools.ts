export interface Tool {
  id: number;
  name: string;
  shelf: string;
  /** In US dollars per day. */
  fee: number | null;
  isNew?: boolean;
}

export const shelves = ['Garden', 'Paint', 'Power', 'Wood'];

export const tools: Tool[] = [
  { id: 1, name: 'Hedge trimmer', shelf: 'Garden', fee: 9 },
  { id: 2, name: 'Post hole digger', shelf: 'Garden', fee: 6 },
  { id: 3, name: 'Paint sprayer', shelf: 'Paint', fee: 14 },
  { id: 4, name: 'Hammer drill', shelf: 'Power', fee: 12 },
  { id: 5, name: 'Orbital sander', shelf: 'Power', fee: 8 },
  { id: 6, name: 'Router table', shelf: 'Wood', fee: 16 },
];
