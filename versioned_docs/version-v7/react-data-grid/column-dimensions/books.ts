export interface Book {
  id: number;
  title: string;
  author: string;
  shelf: string;
  loans: number;
}

export const books: Book[] = [
  { id: 1, title: 'Salt Roads', author: 'I. Varga', shelf: 'A 3', loans: 12 },
  { id: 2, title: 'The Clockmaker', author: 'P. Oyelaran', shelf: 'A 7', loans: 31 },
  { id: 3, title: 'Low Tide', author: 'M. Sørensen', shelf: 'B 1', loans: 8 },
  {
    id: 4,
    title: 'A House of Paper',
    author: 'L. Quiroga',
    shelf: 'B 2',
    loans: 22,
  },
  {
    id: 5,
    title: 'A Short and Mostly Reliable History of Lighthouses',
    author: 'C. Abernathy',
    shelf: 'H 12',
    loans: 4,
  },
  { id: 6, title: 'Winter Bees', author: 'T. Halloran', shelf: 'B 4', loans: 17 },
  { id: 7, title: 'Nine Bridges', author: 'R. Mbeki', shelf: 'B 6', loans: 9 },
  { id: 8, title: 'The Orchard', author: 'E. Lindqvist', shelf: 'C 1', loans: 26 },
  { id: 9, title: 'Copper and Ash', author: 'S. Tanaka', shelf: 'C 2', loans: 14 },
  { id: 10, title: 'Far Meadow', author: 'J. Petrov', shelf: 'C 5', loans: 3 },
  { id: 11, title: 'The Night Ferry', author: 'A. Duarte', shelf: 'C 8', loans: 40 },
  { id: 12, title: 'Small Weather', author: 'N. Castell', shelf: 'D 2', loans: 11 },
  { id: 13, title: 'Borrowed Light', author: 'K. Adeyemi', shelf: 'D 3', loans: 19 },
  { id: 14, title: 'The Last Atlas', author: 'H. Moreau', shelf: 'D 6', loans: 28 },
  { id: 15, title: 'Quiet Engines', author: 'V. Rao', shelf: 'E 1', loans: 6 },
  { id: 16, title: 'Stone Fruit', author: 'G. Bianchi', shelf: 'E 4', loans: 15 },
];
