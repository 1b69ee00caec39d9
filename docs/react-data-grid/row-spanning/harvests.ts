export interface Harvest {
  id: number;
  house: string;
  gardener: string;
  crop: string;
  variety: string;
  /** In pounds. */
  weight: number;
}

const lines: [string, string, string, string, number][] = [
  ['North house', 'Imani', 'Tomato', 'Black Krim', 18],
  ['North house', 'Imani', 'Tomato', 'Green Zebra', 12],
  ['North house', 'Imani', 'Tomato', 'Sungold', 12],
  ['North house', 'Imani', 'Basil', 'Genovese', 3],
  ['North house', 'Oskar', 'Basil', 'Thai', 2],
  ['North house', 'Oskar', 'Pepper', 'Shishito', 7],
  ['North house', 'Oskar', 'Pepper', 'Cayenne', 4],
  ['South house', 'Oskar', 'Pepper', 'Jimmy Nardello', 9],
  ['South house', 'Oskar', 'Cucumber', 'Marketmore', 22],
  ['South house', 'Oskar', 'Cucumber', 'Lemon', 15],
  ['South house', 'Priya', 'Cucumber', 'Persian', 15],
  ['South house', 'Priya', 'Eggplant', 'Fairy Tale', 6],
  ['South house', 'Priya', 'Eggplant', 'Rosa Bianca', 11],
  ['Tunnel', 'Priya', 'Lettuce', 'Little Gem', 8],
  ['Tunnel', 'Priya', 'Lettuce', 'Merlot', 8],
  ['Tunnel', 'Imani', 'Lettuce', 'Butterhead', 10],
  ['Tunnel', 'Imani', 'Spinach', 'Bloomsdale', 14],
  ['Tunnel', 'Imani', 'Spinach', 'Space', 9],
];

export const harvests: Harvest[] = lines.map(
  ([house, gardener, crop, variety, weight], index) => ({
    id: index + 1,
    house,
    gardener,
    crop,
    variety,
    weight,
  }),
);
