import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const menu: TreeViewBaseItem[] = [
  {
    id: 'tea',
    label: 'Tea',
    children: [
      { id: 'sencha', label: 'Sencha' },
      { id: 'assam', label: 'Assam' },
    ],
  },
  { id: 'cocoa', label: 'Cocoa' },
];

export default function LeafOrBranch() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('Select an item');

  const handleSelect = (_: unknown, itemId: string | null) => {
    if (itemId) {
      const childIds = apiRef.current!.getItemOrderedChildrenIds(itemId);
      setAnswer(childIds.length ? `Branch: ${childIds.join(', ')}` : 'Leaf');
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <Typography aria-live="polite">{answer}</Typography>
      <RichTreeView
        aria-label="Hot drinks"
        items={menu}
        apiRef={apiRef}
        onSelectedItemsChange={handleSelect}
      />
    </Stack>
  );
}
