import type { GridColDef } from '@mui/x-data-grid-premium';

/** How much of one drink a coffee cart sold in one season. */
export interface Sale {
  id: number;
  stand: string;
  drink: string;
  year: string;
  season: string;
  cups: number;
  /** In US dollars. */
  revenue: number;
}

const prices: Record<string, number> = { Coffee: 3, Tea: 2.5, Lemonade: 4 };

// Cups sold in spring and fall 2024, then in spring and fall 2025. The pier sold no tea in 2024.
const cups: [string, string, ...(number | null)[]][] = [
  ['Market', 'Coffee', 400, 600, 500, 700],
  ['Market', 'Tea', 200, 300, 200, 400],
  ['Market', 'Lemonade', 100, 50, 150, 50],
  ['Pier', 'Coffee', 300, 200, 350, 250],
  ['Pier', 'Tea', null, null, 100, 100],
  ['Pier', 'Lemonade', 500, 100, 600, 150],
];

export const sales: Sale[] = ['Spring 2024', 'Fall 2024', 'Spring 2025', 'Fall 2025']
  .flatMap((period, index) =>
    cups.flatMap(([stand, drink, ...counts]) => {
      const [season, year] = period.split(' ');
      const count = counts[index];
      return count === null ? [] : [{ stand, drink, year, season, cups: count }];
    }),
  )
  .map((sale, index) => ({
    ...sale,
    id: index + 1,
    revenue: sale.cups * prices[sale.drink],
  }));

export const columns: GridColDef<Sale>[] = [
  { field: 'stand', headerName: 'Stand', width: 110 },
  { field: 'drink', headerName: 'Drink', width: 120 },
  { field: 'year', headerName: 'Year', width: 100 },
  { field: 'season', headerName: 'Season', width: 110 },
  {
    field: 'cups',
    headerName: 'Cups',
    type: 'number',
    width: 110,
    valueFormatter: (value: number | null) =>
      value == null ? '' : Math.round(value).toLocaleString('en-US'),
  },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | null) =>
      value == null ? '' : `$${Math.round(value).toLocaleString('en-US')}`,
  },
];
