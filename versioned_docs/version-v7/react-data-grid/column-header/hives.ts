export interface Hive {
  id: string;
  queen: string;
  weight: number;
  frames: number;
  inspected: string;
}

export const hives: Hive[] = [
  { id: 'Alder', queen: '2024', weight: 94, frames: 8, inspected: 'June 2' },
  { id: 'Birch', queen: '2025', weight: 71, frames: 6, inspected: 'June 2' },
  { id: 'Cedar', queen: '2023', weight: 102, frames: 9, inspected: 'June 3' },
  { id: 'Dogwood', queen: '2025', weight: 66, frames: 5, inspected: 'June 5' },
  { id: 'Elm', queen: '2024', weight: 88, frames: 7, inspected: 'June 5' },
];
