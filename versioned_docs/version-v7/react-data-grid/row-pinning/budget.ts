export interface CostLine {
  id: string;
  item: string;
  owner: string | null;
  /** In US dollars, like `spent`. */
  planned: number;
  spent: number;
}

/** The costs of a street festival. */
export const costLines: CostLine[] = [
  { id: 'stage', item: 'Main stage', owner: 'Priya', planned: 6200, spent: 6450 },
  { id: 'sound', item: 'Sound system', owner: 'Priya', planned: 3400, spent: 3400 },
  { id: 'lights', item: 'String lights', owner: 'Hugo', planned: 950, spent: 780 },
  { id: 'bands', item: 'Bands', owner: 'Elif', planned: 8800, spent: 8200 },
  {
    id: 'permits',
    item: 'Street permits',
    owner: 'Noor',
    planned: 1250,
    spent: 1250,
  },
  {
    id: 'police',
    item: 'Traffic officers',
    owner: 'Noor',
    planned: 1900,
    spent: 2140,
  },
  {
    id: 'toilets',
    item: 'Portable toilets',
    owner: 'Hugo',
    planned: 1600,
    spent: 1600,
  },
  { id: 'water', item: 'Drinking water', owner: 'Rosa', planned: 420, spent: 365 },
  { id: 'tents', item: 'Tents', owner: 'Hugo', planned: 2750, spent: 2900 },
  { id: 'posters', item: 'Posters', owner: 'Liam', planned: 680, spent: 612 },
  { id: 'ads', item: 'Radio ads', owner: 'Liam', planned: 1100, spent: 1100 },
  { id: 'insurance', item: 'Insurance', owner: 'Noor', planned: 2300, spent: 2300 },
  { id: 'firstaid', item: 'First aid', owner: 'Rosa', planned: 900, spent: 900 },
  {
    id: 'meals',
    item: 'Meals for volunteers',
    owner: 'Rosa',
    planned: 1350,
    spent: 1518,
  },
  { id: 'waste', item: 'Waste removal', owner: 'Hugo', planned: 1150, spent: 1075 },
  { id: 'power', item: 'Generators', owner: 'Priya', planned: 1800, spent: 1935 },
];
