export interface PackingItem {
  id: number;
  item: string;
  pieces: number;
  bag: string;
}

export const packing: PackingItem[] = [
  { id: 1, item: 'Rain jacket', pieces: 1, bag: 'Backpack' },
  { id: 2, item: 'Wool socks', pieces: 4, bag: 'Duffel' },
  { id: 3, item: 'Headlamp', pieces: 1, bag: 'Backpack' },
  { id: 4, item: 'Water bottle', pieces: 2, bag: 'Backpack' },
  { id: 5, item: 'Camp towel', pieces: 1, bag: 'Duffel' },
  { id: 6, item: 'Trail mix', pieces: 6, bag: 'Food bin' },
  { id: 7, item: 'First aid kit', pieces: 1, bag: 'Backpack' },
  { id: 8, item: 'Fuel canister', pieces: 2, bag: 'Food bin' },
];
