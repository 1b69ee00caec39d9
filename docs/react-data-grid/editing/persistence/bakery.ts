export interface Bread {
  id: number;
  name: string;
  weight: number;
  /** In US dollars. */
  price: number;
}

export const breads: Bread[] = [
  { id: 1, name: 'Country sourdough', weight: 32, price: 8.5 },
  { id: 2, name: 'Seeded rye', weight: 24, price: 7.25 },
  { id: 3, name: 'Olive ciabatta', weight: 14, price: 5 },
  { id: 4, name: 'Potato focaccia', weight: 18, price: 6.75 },
  { id: 5, name: 'Honey oat loaf', weight: 22, price: 6.5 },
  { id: 6, name: 'Baguette', weight: 9, price: 3.25 },
];
