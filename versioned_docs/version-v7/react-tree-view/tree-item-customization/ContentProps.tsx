import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const drawers: TreeViewBaseItem[] = [
  {
    id: 'fasteners',
    label: 'Fasteners',
    children: [
      { id: 'bolts', label: 'Bolts' },
      { id: 'rivets', label: 'Rivets' },
    ],
  },
  { id: 'bearings', label: 'Bearings' },
];

const content = {
  className: 'drawer',
  sx: { py: 1.25, borderBottom: 1, borderColor: 'divider', borderRadius: 0 },
};

export default function ContentProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 184 }}>
      <RichTreeView
        aria-label="Drawers"
        items={drawers}
        defaultExpandedItems={['fasteners']}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: { slotProps: { content } } }}
      />
    </Box>
  );
}
