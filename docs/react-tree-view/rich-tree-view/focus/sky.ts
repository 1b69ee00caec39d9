import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const sky: TreeViewBaseItem[] = [
  {
    id: 'winter',
    label: 'Winter sky',
    children: [
      {
        id: 'orion',
        label: 'Orion',
        children: [
          { id: 'betelgeuse', label: 'Betelgeuse' },
          { id: 'rigel', label: 'Rigel' },
          { id: 'm42', label: 'Orion Nebula' },
        ],
      },
      {
        id: 'taurus',
        label: 'Taurus',
        children: [
          { id: 'aldebaran', label: 'Aldebaran' },
          { id: 'm1', label: 'Crab Nebula' },
          { id: 'm45', label: 'Pleiades' },
        ],
      },
    ],
  },
  {
    id: 'summer',
    label: 'Summer sky',
    children: [
      {
        id: 'lyra',
        label: 'Lyra',
        children: [
          { id: 'vega', label: 'Vega' },
          { id: 'm57', label: 'Ring Nebula' },
        ],
      },
      {
        id: 'cygnus',
        label: 'Cygnus',
        children: [
          { id: 'albireo', label: 'Albireo' },
          { id: 'deneb', label: 'Deneb' },
        ],
      },
    ],
  },
  {
    id: 'all-year',
    label: 'All year',
    children: [
      { id: 'polaris', label: 'Polaris' },
      { id: 'mizar', label: 'Mizar and Alcor' },
    ],
  },
];
