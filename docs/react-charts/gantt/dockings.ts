/** A ferry line's dry dock stays: the first day (0 is January 1, 2026) and the number of days. */
export const dockings: { ship: string; start: number; days: number }[] = [
  { ship: 'Albatross', start: 4, days: 18 },
  { ship: 'Avocet', start: 12, days: 24 },
  { ship: 'Curlew', start: 25, days: 15 },
  { ship: 'Dunlin', start: 38, days: 21 },
  { ship: 'Eider', start: 44, days: 12 },
  { ship: 'Fulmar', start: 59, days: 28 },
  { ship: 'Gannet', start: 66, days: 17 },
  { ship: 'Heron', start: 80, days: 14 },
  { ship: 'Kestrel', start: 91, days: 20 },
  { ship: 'Lapwing', start: 98, days: 33 },
  { ship: 'Merlin', start: 114, days: 16 },
  { ship: 'Osprey', start: 128, days: 12 },
  { ship: 'Petrel', start: 252, days: 19 },
  { ship: 'Plover', start: 263, days: 23 },
  { ship: 'Puffin', start: 279, days: 15 },
  { ship: 'Redshank', start: 290, days: 27 },
  { ship: 'Skua', start: 311, days: 18 },
  { ship: 'Tern', start: 330, days: 22 },
];

export const formatDayOfYear = (day: number) =>
  new Date(2026, 0, 1 + day).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
  });
