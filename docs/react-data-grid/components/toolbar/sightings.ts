export interface Sighting {
  id: number;
  bird: string;
  count: number;
  place: string;
}

const log: [string, number, string][] = [
  ['Great blue heron', 2, 'Mill pond'],
  ['Wood duck', 14, 'Mill pond'],
  ['Red-tailed hawk', 1, 'North meadow'],
  ['Belted kingfisher', 1, 'Footbridge'],
  ['Barn swallow', 31, 'Boathouse'],
  ['Cedar waxwing', 22, 'Orchard'],
  ['American kestrel', 1, 'North meadow'],
  ['Killdeer', 4, 'Gravel lot'],
  ['Eastern bluebird', 6, 'Orchard'],
  ['Spotted sandpiper', 3, 'Footbridge'],
  ['Tree swallow', 18, 'Mill pond'],
  ['Northern flicker', 2, 'Orchard'],
  ['Marsh wren', 5, 'Reed bed'],
  ['Sora', 1, 'Reed bed'],
  ['Osprey', 1, 'Boathouse'],
  ['Song sparrow', 9, 'North meadow'],
];

/** The sightings from one morning's walk. The latest one has the highest number. */
export const sightings: Sighting[] = log.map(([bird, count, place], index) => ({
  id: index + 1,
  bird,
  count,
  place,
}));
