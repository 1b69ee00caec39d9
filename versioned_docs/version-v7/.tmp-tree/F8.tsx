import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export type Room = TreeViewBaseItem<{ id: string; label: string; seats: number }>;

export const rooms: readonly Room[] = [
  {
    id: 'annex',
    label: 'Annex',
    seats: 96,
    children: [{ id: 'studio', label: 'Studio', seats: 24 }],
  },
];
