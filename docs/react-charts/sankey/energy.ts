export interface Flow {
  from: string;
  to: string;
  /** In terawatt-hours. */
  value: number;
}

/** Where a region's energy came from and went to in 2015 and 2025. */
export const energy: Record<string, Flow[]> = {
  2015: [
    { from: 'Wind', to: 'Power', value: 12 },
    { from: 'Solar', to: 'Power', value: 6 },
    { from: 'Hydro', to: 'Power', value: 21 },
    { from: 'Gas', to: 'Power', value: 34 },
    { from: 'Gas', to: 'Heat', value: 38 },
    { from: 'Power', to: 'Homes', value: 22 },
    { from: 'Power', to: 'Industry', value: 31 },
    { from: 'Power', to: 'Transit', value: 4 },
    { from: 'Power', to: 'Losses', value: 16 },
    { from: 'Heat', to: 'Homes', value: 23 },
    { from: 'Heat', to: 'Industry', value: 9 },
    { from: 'Heat', to: 'Losses', value: 6 },
  ],
  2025: [
    { from: 'Wind', to: 'Power', value: 33 },
    { from: 'Solar', to: 'Power', value: 27 },
    { from: 'Hydro', to: 'Power', value: 22 },
    { from: 'Gas', to: 'Power', value: 11 },
    { from: 'Gas', to: 'Heat', value: 21 },
    { from: 'Power', to: 'Homes', value: 35 },
    { from: 'Power', to: 'Industry', value: 33 },
    { from: 'Power', to: 'Transit', value: 16 },
    { from: 'Power', to: 'Losses', value: 9 },
    { from: 'Heat', to: 'Homes', value: 12 },
    { from: 'Heat', to: 'Industry', value: 6 },
    { from: 'Heat', to: 'Losses', value: 3 },
  ],
};

/** The stages from first to last, each with its names from top to bottom. */
export const stages = [
  ['Wind', 'Solar', 'Hydro', 'Gas'],
  ['Power', 'Heat'],
  ['Homes', 'Industry', 'Transit', 'Losses'],
];
