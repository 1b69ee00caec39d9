import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const decks = [1, 2, 3].map((deck) => ({
  id: `deck-${deck}`,
  label: `Deck ${deck}`,
  children: [1, 2, 3, 4, 5, 6].map((cabin) => ({
    id: `cabin-${deck}0${cabin}`,
    label: `Cabin ${deck}0${cabin}`,
  })),
}));

export default function ScrollToRich() {
  const apiRef = useTreeViewApiRef();

  const show = (event: React.SyntheticEvent, itemId: string) => {
    apiRef.current!.focusItem(event, itemId);
    apiRef.current!.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div>
      <Button onClick={(event) => show(event, 'cabin-101')}>Cabin 101</Button>
      <Button onClick={(event) => show(event, 'cabin-306')}>Cabin 306</Button>
      <Box sx={{ height: 176, overflow: 'auto' }}>
        <RichTreeView
          aria-label="Cabins"
          items={decks}
          apiRef={apiRef}
          defaultExpandedItems={['deck-1', 'deck-2', 'deck-3']}
        />
      </Box>
    </div>
  );
}
