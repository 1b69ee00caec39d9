import Box from '@mui/material/Box';
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
    children: [{ id: 'knots', label: 'Knots and rigging' }],
  },
];

export default function DataTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 224 }}>
      <RichTreeView
        aria-label="Museum rooms"
        items={rooms}
        defaultExpandedItems={['ground', 'maps']}
      />
    </Box>
  );
}
