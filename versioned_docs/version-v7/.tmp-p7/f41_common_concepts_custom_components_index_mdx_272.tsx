
import {
  RichTreeView,
  type RichTreeViewSlotProps,
  type RichTreeViewSlots,
} from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

interface Shelf {
  id: string;
  label: string;
  children?: Shelf[];
}

interface CountedItemProps extends TreeItem2Props {
  stock: Record<string, number>;
}

function CountedItem({ stock, label, ...other }: CountedItemProps) {
  return (
    <TreeItem2
      {...other}
      label={
        <span>
          {label} ({stock[other.itemId] ?? 0})
        </span>
      }
    />
  );
}

const shelves: Shelf[] = [
  {
    id: 'tools',
    label: 'Tools',
    children: [
      { id: 'saws', label: 'Saws' },
      { id: 'drills', label: 'Drills' },
    ],
  },
];

const stock = { tools: 19, saws: 7, drills: 12 };

export default function ShelfTree() {
  return (
    <RichTreeView
      aria-label="Shelves"
      items={shelves}
      defaultExpandedItems={['tools']}
      slots={{ item: CountedItem as RichTreeViewSlots['item'] }}
      slotProps={{
        item: { stock } as RichTreeViewSlotProps<Shelf, false>['item'],
      }}
    />
  );
}
