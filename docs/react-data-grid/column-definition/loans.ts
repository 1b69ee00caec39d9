export interface Loan {
  id: number;
  title: string;
  reader: string;
}

export const loans: Loan[] = [
  { id: 1, title: 'A Short Walk to the Sea', reader: 'Ada Lindqvist' },
  { id: 2, title: 'Bread for Beginners', reader: 'Samir Osei' },
  { id: 3, title: 'The Glass Orchard', reader: 'Mei Tanaka' },
  { id: 4, title: 'Salt Roads', reader: 'Luis Cano' },
];
