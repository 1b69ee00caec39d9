export interface Loom {
  id: number;
  loom: string;
  weaver: string;
  cloth: string;
  /** Woven so far, in yards. */
  yards: number;
}

export const looms: Loom[] = [
  {
    id: 1,
    loom: 'North 1',
    weaver: 'Ines Halloran',
    cloth: 'Herringbone',
    yards: 12,
  },
  { id: 2, loom: 'North 2', weaver: 'Bram de Wit', cloth: 'Twill', yards: 31 },
  { id: 3, loom: 'North 3', weaver: 'Noor Haddad', cloth: 'Plain weave', yards: 8 },
  { id: 4, loom: 'South 1', weaver: 'Tomás Vidal', cloth: 'Overshot', yards: 19 },
  { id: 5, loom: 'South 2', weaver: 'Keiko Nakamura', cloth: 'Basket', yards: 24 },
  { id: 6, loom: 'South 3', weaver: 'Rosa Moretti', cloth: 'Waffle', yards: 5 },
];
