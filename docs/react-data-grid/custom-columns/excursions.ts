export interface Excursion {
  id: number;
  name: string;
  guide: string;
  day: Date;
  /** When the group meets; `null` until the guide has confirmed it. */
  meetsAt: Date | null;
}

const list = [
  ['Salt marsh birds', 'Ana Petrov', 3, 6, 30],
  ['Lighthouse at dusk', 'Tomas Eide', 4, 18, 15],
  ['Old quarry climb', 'Ruth Okoye', 5, 9, 0],
  ['River by canoe', 'Ana Petrov', 8, 8, 45],
  ['Mushrooms for beginners', 'Ines Calder', 9, 10, 0],
  ['Night sky at the reservoir', 'Tomas Eide', 11, 21, 30],
  ['Tide pools', 'Ines Calder', 12, null, 0],
  ['Mill and orchard walk', 'Ruth Okoye', 15, 13, 30],
  ['Bats of the old town', 'Tomas Eide', 16, 20, 0],
  ['Dune restoration day', 'Ana Petrov', 18, 9, 15],
  ['Railway trail by bike', 'Marek Voss', 19, 10, 30],
  ['Peat bog boardwalk', 'Ines Calder', 22, null, 0],
  ['Harbor history', 'Marek Voss', 23, 14, 0],
  ['Sunrise on the ridge', 'Ruth Okoye', 25, 5, 45],
  ['Bee garden visit', 'Ines Calder', 26, 11, 0],
  ['Moonlight paddle', 'Ana Petrov', 29, 20, 45],
] as const;

export const excursions: Excursion[] = list.map(
  ([name, guide, day, hour, minute], index) => ({
    id: index + 1,
    name,
    guide,
    day: new Date(2026, 5, day),
    meetsAt: hour === null ? null : new Date(2026, 5, day, hour, minute),
  }),
);
