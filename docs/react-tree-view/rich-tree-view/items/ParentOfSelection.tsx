import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const regions: TreeViewBaseItem[] = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      {
        id: 'depot-north',
        label: 'North depot',
        children: [{ id: 'van-7', label: 'Van 7' }],
      },
      { id: 'depot-south', label: 'South depot' },
    ],
  },
];

export default function ParentOfSelection() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = React.useState('Select an item');

  const handleSelect = (_: unknown, itemId: string | null) => {
    if (itemId) {
      const parentId = apiRef.current!.getParentId(itemId);
      setMessage(parentId ? `Its parent: ${parentId}` : 'A root item: no parent');
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 192 }}>
      <Alert severity="info">{message}</Alert>
      <RichTreeView
        aria-label="Delivery regions"
        items={regions}
        apiRef={apiRef}
        defaultExpandedItems={['coast', 'depot-north']}
        onSelectedItemsChange={handleSelect}
      />
    </Stack>
  );
}
