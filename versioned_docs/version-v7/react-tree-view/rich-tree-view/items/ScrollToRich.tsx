import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const decks: TreeViewBaseItem[] = [
  {
    id: 'deck-1',
    label: 'Deck 1',
    children: [101, 102, 103, 104, 105, 106].map((cabin) => ({
      id: `cabin-${cabin}`,
      label: `Cabin ${cabin}`,
    })),
  },
  {
    id: 'deck-2',
    label: 'Deck 2',
    children: [201, 202, 203, 204, 205, 206].map((cabin) => ({
      id: `cabin-${cabin}`,
      label: `Cabin ${cabin}`,
    })),
  },
];

export default function ScrollToRich() {
  const apiRef = useTreeViewApiRef();

  const show = (event: React.SyntheticEvent, itemId: string) => {
    apiRef.current!.focusItem(event, itemId);
    apiRef.current!.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={(event) => show(event, 'cabin-101')}>Cabin 101</Button>
        <Button onClick={(event) => show(event, 'cabin-206')}>Cabin 206</Button>
      </Stack>
      <Box sx={{ height: 176, overflow: 'auto' }}>
        <RichTreeView
          aria-label="Cabins"
          items={decks}
          apiRef={apiRef}
          defaultExpandedItems={['deck-1', 'deck-2']}
        />
      </Box>
    </Stack>
  );
}
