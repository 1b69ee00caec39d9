import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

/** A day, a stage or an act; acts have a length. */
export type Slot = TreeViewBaseItem<{ id: string; label: string; minutes?: number }>;

export const program: Slot[] = [
  {
    id: 'friday',
    label: 'Friday',
    children: [
      {
        id: 'friday-lake',
        label: 'Lake stage',
        children: [
          { id: 'ferry', label: 'Night Ferry', minutes: 60 },
          { id: 'copper', label: 'Copper Choir', minutes: 45 },
          { id: 'tin', label: 'Tin Weather', minutes: 75 },
        ],
      },
      {
        id: 'friday-barn',
        label: 'Barn',
        children: [
          { id: 'owls', label: 'Owls at Noon', minutes: 50 },
          { id: 'marta', label: 'Marta Quill', minutes: 40 },
        ],
      },
    ],
  },
  {
    id: 'saturday',
    label: 'Saturday',
    children: [
      {
        id: 'saturday-lake',
        label: 'Lake stage',
        children: [
          { id: 'salt', label: 'Salt Radio', minutes: 60 },
          { id: 'pilots', label: 'Paper Pilots', minutes: 75 },
          { id: 'delta', label: 'Delta Sleepers', minutes: 90 },
        ],
      },
      {
        id: 'saturday-barn',
        label: 'Barn',
        children: [
          { id: 'locks', label: 'Ada and the Locks', minutes: 45 },
          { id: 'juniper', label: 'Juniper Row', minutes: 50 },
        ],
      },
    ],
  },
];
