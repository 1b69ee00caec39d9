export interface LostItem {
  id: number;
  item: string;
  place: string;
}

export const lostItems: LostItem[] = [
  { id: 1, item: 'Gray umbrella', place: 'Platform 4' },
  { id: 2, item: 'Left glove', place: 'Ticket hall' },
  { id: 3, item: 'Library book', place: 'Waiting room' },
];
