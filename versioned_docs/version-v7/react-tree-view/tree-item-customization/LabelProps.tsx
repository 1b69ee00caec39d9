import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

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
    inputProps: { 'aria-labelledby': id },
  };
  return { slotProps: { label: { id }, checkbox } };
}

export default function LabelProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 128 }}>
      <RichTreeView
        aria-label="Manual"
        items={chapters}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['rigging']}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: nameCheckbox }}
      />
    </Box>
  );
}
