export interface BudgetLine {
  id: number;
  item: string;
  team: string;
  /** In US dollars, like `spent`. */
  budget: number;
  /** `null` before the first invoice. */
  spent: number | null;
}

export const budget: BudgetLine[] = [
  {
    id: 1,
    item: 'Stage and lighting',
    team: 'Venue',
    budget: 18500,
    spent: 17940.5,
  },
  { id: 2, item: 'Sound engineers', team: 'Venue', budget: 7200, spent: 7850 },
  { id: 3, item: 'Security', team: 'Venue', budget: 9600, spent: 9600 },
  { id: 4, item: 'First aid', team: 'Venue', budget: 2400, spent: 1980 },
  { id: 5, item: 'Headliner', team: 'Artists', budget: 32000, spent: 32000 },
  { id: 6, item: 'Support acts', team: 'Artists', budget: 11500, spent: 9250 },
  { id: 7, item: 'Hotel rooms', team: 'Artists', budget: 4800, spent: 5316.4 },
  { id: 8, item: 'Shuttle buses', team: 'Artists', budget: 2100, spent: null },
  { id: 9, item: 'Posters', team: 'Promotion', budget: 1250, spent: 1187.25 },
  { id: 10, item: 'Radio spots', team: 'Promotion', budget: 6400, spent: 4975 },
  { id: 11, item: 'Photographer', team: 'Promotion', budget: 1800, spent: null },
  { id: 12, item: 'Food permits', team: 'Catering', budget: 650, spent: 712 },
  { id: 13, item: 'Crew meals', team: 'Catering', budget: 3900, spent: 3644.8 },
  {
    id: 14,
    item: 'Water refill points',
    team: 'Catering',
    budget: 1500,
    spent: 890,
  },
  { id: 15, item: 'Insurance', team: 'Office', budget: 5400, spent: 5400 },
  { id: 16, item: 'Ticketing fees', team: 'Office', budget: 8300, spent: 8941.15 },
];
