import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const chapters: TreeViewBaseItem[] = [
  {
    id: 'rigging',
    label: 'Rigging',
    children: [
      { id: 'halyards', label: 'Halyards' },
      { id: 'stays', label: 'Stays' },
    ],
  },
  { id: 'sails', label: 'Sails' },
];

function nameCheckbox({ itemId }: { itemId: string }) {
  const id = `manual-${itemId}`;
  const checkbox = {
    tabIndex: -1,
    slotProps: { input: { 'aria-labelledby': id } },
  };
  return { slotProps: { label: { id }, checkbox } };
}

export default function LabelProps() {
  return (
    <RichTreeView
      aria-label="Manual"
      items={chapters}
      checkboxSelection
      multiSelect
      defaultExpandedItems={['rigging']}
      slotProps={{ item: nameCheckbox }}
    />
  );
}
