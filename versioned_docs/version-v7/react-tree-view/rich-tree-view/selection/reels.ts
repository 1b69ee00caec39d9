import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const createYear = (year: number, topics: string[]): TreeViewBaseItem => ({
  id: `year-${year}`,
  label: String(year),
  children: topics.map((topic) => ({ id: `${year}-${topic}`, label: topic })),
});

export const reels: TreeViewBaseItem[] = [
  {
    id: 'newsreels',
    label: 'Newsreels',
    children: [
      {
        id: 'fifties',
        label: '1950s',
        children: [
          createYear(1952, ['Floods', 'Opening of the bridge', 'Regatta']),
          createYear(1957, ['Harvest', 'New trams']),
          createYear(1959, ['Airfield', 'Carnival', 'Last steam train']),
        ],
      },
      {
        id: 'sixties',
        label: '1960s',
        children: [
          createYear(1961, ['Census', 'Ice on the harbor']),
          createYear(1966, ['Cup final', 'Sawmill', 'Television tower']),
        ],
      },
    ],
  },
  {
    id: 'home-movies',
    label: 'Home movies',
    children: [
      createYear(1968, ['Picnic', 'Wedding']),
      createYear(1971, ['Allotment', 'Boat trip', 'First snow']),
    ],
  },
];
