import type { GridRowsProp } from '@mui/x-data-grid';

export const teas: GridRowsProp = [
  { id: 1, blend: 'Harvest', base: 'Assam', notes: 'Malt, fig, toast', ounces: 85 },
  { id: 2, blend: 'Meadow', base: 'Sencha', notes: 'Clover, citrus', ounces: 41 },
  { id: 3, blend: 'Ember', base: 'Lapsang', notes: 'Smoke, resin', ounces: 23 },
  { id: 4, blend: 'Dew', base: 'Silver tip', notes: 'Melon, hay', ounces: 11 },
  { id: 5, blend: 'Orchard', base: 'Ceylon', notes: 'Apple, honey', ounces: 52 },
  { id: 6, blend: 'Night', base: 'Rooibos', notes: null, ounces: 30 },
];
