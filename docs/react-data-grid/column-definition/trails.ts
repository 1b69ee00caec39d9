export interface Trail {
  id: number;
  trail: string;
  region: string | null;
  feet: number | null;
}

export const trails: Trail[] = [
  { id: 1, trail: 'Ridge traverse', region: 'Highlands', feet: 549_100 },
  { id: 2, trail: 'Quarry loop', region: 'Lakes', feet: 51_700 },
  { id: 3, trail: 'Two lakes', region: 'Lakes', feet: 63_900 },
  { id: 4, trail: 'Old mill path', region: 'Lakes', feet: 4_200 },
  { id: 5, trail: 'Fog valley', region: 'Highlands', feet: 40_700 },
  { id: 6, trail: 'Heron marsh', region: 'Coast', feet: 22_200 },
  { id: 7, trail: 'Border stones', region: null, feet: 78_700 },
  { id: 8, trail: 'Pine terrace', region: 'Highlands', feet: 44_400 },
  { id: 9, trail: 'Beacon hill', region: 'Coast', feet: 25_300 },
  { id: 10, trail: 'Smugglers’ cove', region: 'Coast', feet: null },
  { id: 11, trail: 'Three summits', region: 'Highlands', feet: 91_300 },
  { id: 12, trail: 'Orchard path', region: 'Lakes', feet: 13_700 },
  { id: 13, trail: 'River bend', region: 'Lakes', feet: 34_800 },
  { id: 14, trail: 'Lighthouse walk', region: 'Coast', feet: 110_400 },
  { id: 15, trail: 'Fern valley', region: 'Highlands', feet: 17_400 },
  { id: 16, trail: 'Coast to crest', region: null, feet: 322_000 },
];
