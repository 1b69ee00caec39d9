import { RichTreeViewPro, type TreeViewBaseItem } from '@mui/x-tree-view-pro';
import { HandleItem } from './handleItem';

const packing: TreeViewBaseItem[] = [
  {
    id: 'camp',
    label: 'Camp',
    children: [
      { id: 'tent', label: 'Tent' },
      { id: 'stove', label: 'Stove' },
      { id: 'lamp', label: 'Headlamp' },
      { id: 'mat', label: 'Sleeping mat' },
    ],
  },
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'pot', label: 'Pot' },
      { id: 'mug', label: 'Mug' },
      { id: 'coffee', label: 'Coffee' },
    ],
  },
];

export default function MovableItems() {
  return (
    <RichTreeViewPro
      aria-label="Packing list"
      items={packing}
      itemsReordering
      defaultExpandedItems={['camp', 'kitchen']}
      slots={{ item: HandleItem }}
    />
  );
}
