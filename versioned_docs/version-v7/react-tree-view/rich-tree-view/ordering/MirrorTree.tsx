import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program } from './program';

const isDisabled = () => true;

// Version 7 requires both flags.
const flags = { indentationAtItemLevel: true, itemsReordering: true };

export default function MirrorTree() {
  const apiRef = useTreeViewApiRef();
  const [current, setCurrent] = React.useState(program);
  const [moves, setMoves] = React.useState(0);
  const [expanded, setExpanded] = React.useState(['friday', 'friday-lake']);

  // In onItemPositionChange itself, the tree still has the old order.
  React.useEffect(() => {
    if (moves > 0) {
      setCurrent(apiRef.current!.getItemTree());
    }
  }, [apiRef, moves]);

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        '& > *': { flex: '1 1 240px' },
      }}
    >
      <RichTreeViewPro
        aria-label="Festival program"
        apiRef={apiRef}
        items={program}
        itemsReordering
        experimentalFeatures={flags}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        onItemPositionChange={() => setMoves(moves + 1)}
      />
      <RichTreeViewPro
        aria-label="Copy of the program"
        items={current}
        isItemDisabled={isDisabled}
        expandedItems={expanded}
      />
    </Box>
  );
}
