export interface Rental {
  id: number;
  shed: string;
  tool: string;
  days: number;
  rate: number;
}

export const rentals: Rental[] = [
  { id: 1, shed: 'North', tool: 'Tile cutter', days: 2, rate: 18 },
  { id: 2, shed: 'North', tool: 'Belt sander', days: 5, rate: 11 },
  { id: 3, shed: 'North', tool: 'Pressure washer', days: 1, rate: 35 },
  { id: 4, shed: 'North', tool: 'Ladder, 24 ft', days: 3, rate: 14 },
  { id: 5, shed: 'North', tool: 'Wallpaper steamer', days: 2, rate: 16 },
  { id: 6, shed: 'South', tool: 'Plate compactor', days: 1, rate: 42 },
  { id: 7, shed: 'South', tool: 'Scaffold tower', days: 7, rate: 29 },
  { id: 8, shed: 'South', tool: 'Concrete mixer', days: 4, rate: 26 },
  { id: 9, shed: 'South', tool: 'Post hole digger', days: 1, rate: 38 },
  { id: 10, shed: 'South', tool: 'Dehumidifier', days: 14, rate: 9 },
  { id: 11, shed: 'East', tool: 'Chain saw', days: 2, rate: 31 },
  { id: 12, shed: 'East', tool: 'Hedge trimmer', days: 1, rate: 12 },
  { id: 13, shed: 'East', tool: 'Wood chipper', days: 1, rate: 64 },
  { id: 14, shed: 'East', tool: 'Lawn roller', days: 3, rate: 10 },
  { id: 15, shed: 'East', tool: 'Stump grinder', days: 2, rate: 88 },
];
