import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const rooms: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'ships', label: 'Model ships' },
      {
        id: 'maps',
        label: 'Map room',
        children: [
          { id: 'globes', label: 'Globes' },
          { id: 'charts', label: 'Sea charts' },
        ],
      },
    ],
  },
  {
    id: 'upper',
    label: 'Upper floor',
    children: [
      { id: 'knots', label: 'Knots and rigging' },
      { id: 'lamps', label: 'Lighthouse lamps' },
    ],
  },
];

export default function DataTree() {
  return (
    <RichTreeView
      aria-label="Museum rooms"
      items={rooms}
      defaultExpandedItems={['ground', 'maps']}
    />
  );
}
