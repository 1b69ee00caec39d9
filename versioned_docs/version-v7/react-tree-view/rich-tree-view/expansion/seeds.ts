import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const seeds: TreeViewBaseItem[] = [
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      {
        id: 'tomatoes',
        label: 'Tomatoes',
        children: [
          { id: 'black-plum', label: 'Black Plum' },
          { id: 'gold-nugget', label: 'Gold Nugget' },
          { id: 'stupice', label: 'Stupice' },
        ],
      },
      {
        id: 'beans',
        label: 'Beans',
        children: [
          { id: 'scarlet-runner', label: 'Scarlet Runner' },
          { id: 'dragon-tongue', label: 'Dragon Tongue' },
        ],
      },
      { id: 'okra', label: 'Okra' },
    ],
  },
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      {
        id: 'basil',
        label: 'Basil',
        children: [
          { id: 'genovese', label: 'Genovese' },
          { id: 'lemon-basil', label: 'Lemon' },
        ],
      },
      { id: 'dill', label: 'Dill' },
    ],
  },
  {
    id: 'flowers',
    label: 'Flowers',
    children: [
      { id: 'calendula', label: 'Calendula' },
      { id: 'zinnia', label: 'Zinnia' },
    ],
  },
];
