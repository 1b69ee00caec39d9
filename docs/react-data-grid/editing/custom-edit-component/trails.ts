export interface Trail {
  id: number;
  trail: string;
  region: string;
  miles: number;
  rating: number | null;
}

export const trails: Trail[] = [
  { id: 1, trail: 'Granite Basin', region: 'High Sierra', miles: 11.2, rating: 5 },
  { id: 2, trail: 'Fern Hollow', region: 'Olympic', miles: 4.6, rating: 4 },
  {
    id: 3,
    trail: 'Painted Canyon',
    region: 'Colorado Plateau',
    miles: 7.9,
    rating: 3,
  },
  { id: 4, trail: 'Osprey Point', region: 'Acadia', miles: 3.1, rating: null },
  { id: 5, trail: 'Burnt Mill Loop', region: 'Ozarks', miles: 9.4, rating: 2 },
];
