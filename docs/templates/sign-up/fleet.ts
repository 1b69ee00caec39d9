import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** The harbors, and some of the boats there today. */
export const fleet: TreeViewBaseItem[] = [
  {
    id: 'kirkwall',
    label: 'Kirkwall · 7 boats',
    children: [
      { id: 'tern', label: 'Tern · 28 ft, 4 berths' },
      { id: 'dunlin', label: 'Dunlin · 24 ft, day sailer' },
      { id: 'storm-petrel', label: 'Storm Petrel · 34 ft, 6 berths' },
    ],
  },
  {
    id: 'oban',
    label: 'Oban · 9 boats',
    children: [
      { id: 'shearwater', label: 'Shearwater · 31 ft, 5 berths' },
      { id: 'fulmar', label: 'Fulmar · 31 ft, 5 berths' },
      { id: 'knot', label: 'Knot · 19 ft, day sailer' },
    ],
  },
  {
    id: 'tobermory',
    label: 'Tobermory · 4 boats',
    children: [
      { id: 'eider', label: 'Eider · 28 ft, 4 berths' },
      { id: 'turnstone', label: 'Turnstone · 22 ft, day sailer' },
    ],
  },
  {
    id: 'stornoway',
    label: 'Stornoway · 5 boats',
    children: [
      { id: 'gannet', label: 'Gannet · 38 ft, 7 berths' },
      { id: 'skua', label: 'Skua · 34 ft, 6 berths' },
    ],
  },
  {
    id: 'troon',
    label: 'Troon · 6 boats',
    children: [
      { id: 'plover', label: 'Plover · 24 ft, day sailer' },
      { id: 'curlew', label: 'Curlew · 31 ft, 5 berths' },
    ],
  },
  {
    id: 'ullapool',
    label: 'Ullapool · 3 boats',
    children: [{ id: 'guillemot', label: 'Guillemot · 28 ft, 4 berths' }],
  },
];
