export interface BudgetItem {
  name: string;
  /** In millions of dollars. */
  amount: number;
}

/** A city's planned spending for one year. */
export const budget: { area: string; color: string; items: BudgetItem[] }[] = [
  {
    area: 'Schools',
    color: '#4635be',
    items: [
      { name: 'Teachers', amount: 214 },
      { name: 'Buildings', amount: 86 },
      { name: 'School buses', amount: 41 },
      { name: 'Meals', amount: 33 },
      { name: 'Libraries', amount: 18 },
    ],
  },
  {
    area: 'Transit',
    color: '#0f6e5f',
    items: [
      { name: 'Rail', amount: 128 },
      { name: 'Buses', amount: 97 },
      { name: 'Roads', amount: 74 },
      { name: 'Bike lanes', amount: 22 },
    ],
  },
  {
    area: 'Safety',
    color: '#9c3d0c',
    items: [
      { name: 'Police', amount: 112 },
      { name: 'Fire', amount: 83 },
      { name: 'Ambulances', amount: 37 },
    ],
  },
  {
    area: 'Water',
    color: '#1f5f99',
    items: [
      { name: 'Sewers', amount: 69 },
      { name: 'Supply', amount: 58 },
      { name: 'Flood walls', amount: 29 },
    ],
  },
  {
    area: 'Parks',
    color: '#7a2f5d',
    items: [
      { name: 'Gardens', amount: 31 },
      { name: 'Pools', amount: 26 },
      { name: 'Playgrounds', amount: 14 },
    ],
  },
];
