export interface Promo {
  id: number;
  offer: string;
  code: string;
}

export const promos: Promo[] = [
  { id: 1, offer: 'Spring tents', code: 'SPRING' },
  { id: 2, offer: 'Lantern week', code: 'GLOW' },
  { id: 3, offer: 'Two mats for one', code: 'MATMATE' },
  { id: 4, offer: 'First order', code: 'HELLO' },
  { id: 5, offer: 'Last stoves', code: 'EMBERS' },
];
