export interface GardenNote {
  id: number;
  plot: string;
  note: string;
}

export const gardenNotes: GardenNote[] = [
  { id: 1, plot: 'A3', note: 'Water daily' },
  {
    id: 2,
    plot: 'A7',
    note: 'Beans on the north fence. Leave the dry pods on the plant, they are next year’s seed.',
  },
  { id: 3, plot: 'B1', note: 'Compost delivered' },
  {
    id: 4,
    plot: 'C4',
    note: 'The tap drips. Close the valve behind the shed when you leave, and hang the key back.',
  },
  { id: 5, plot: 'C6', note: 'Fallow until May' },
];
