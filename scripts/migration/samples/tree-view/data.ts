import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export interface Prop {
  id: string;
  name: string;
  year?: number;
  fragile?: boolean;
}

export const props: TreeViewBaseItem<Prop>[] = [
  {
    id: 'furniture',
    name: 'Furniture',
    children: [
      { id: 'throne', name: 'Throne of the winter king', year: 1974 },
      { id: 'stool', name: 'Milking stool', year: 1991 },
    ],
  },
  {
    id: 'glass',
    name: 'Glass',
    children: [{ id: 'decanter', name: 'Decanter', year: 1968, fragile: true }],
  },
];

export const loads: TreeViewBaseItem[] = [
  { id: 'truck', label: 'Truck', children: [{ id: 'crate-1', label: 'Crate 1: lamps' }] },
  { id: 'trailer', label: 'Trailer', children: [{ id: 'crate-2', label: 'Crate 2: swords' }] },
];
