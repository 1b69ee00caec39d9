import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const items = [{ id: 'paints', label: 'Paints' }];
const label = { style: { fontWeight: 600 } };
const itemProps = { slotProps: { label } };

export function SimpleSupplies() {
  return (
    <SimpleTreeView aria-label="Supplies">
      <TreeItem2 itemId="paints" label="Paints" slotProps={{ label }} />
    </SimpleTreeView>
  );
}

export function RichSupplies() {
  return (
    <RichTreeView
      aria-label="Supplies"
      items={items}
      slots={{ item: TreeItem2 }}
      slotProps={{ item: itemProps }}
    />
  );
}
