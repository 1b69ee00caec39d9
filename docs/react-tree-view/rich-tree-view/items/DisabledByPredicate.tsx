import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Hall = TreeViewBaseItem<{ id: string; label: string; closed?: boolean }>;

const halls: Hall[] = [
  {
    id: 'east',
    label: 'East wing',
    children: [
      { id: 'textiles', label: 'Textiles' },
      { id: 'glass', label: 'Glass (being moved)', closed: true },
      { id: 'silver', label: 'Silver' },
    ],
  },
  {
    id: 'west',
    label: 'West wing (roof repair)',
    closed: true,
    children: [
      { id: 'clocks', label: 'Clocks' },
      { id: 'prints', label: 'Prints' },
    ],
  },
];

const isClosed = (hall: Hall) => Boolean(hall.closed);

export default function DisabledByPredicate() {
  return (
    <RichTreeView
      aria-label="Exhibition halls"
      items={halls}
      isItemDisabled={isClosed}
      defaultExpandedItems={['east', 'west']}
    />
  );
}
