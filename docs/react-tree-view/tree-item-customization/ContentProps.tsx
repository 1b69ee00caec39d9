import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

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
    <RichTreeView
      aria-label="Drawers"
      items={drawers}
      defaultExpandedItems={['fasteners']}
      slotProps={{ item: { slotProps: { content } } }}
    />
  );
}
