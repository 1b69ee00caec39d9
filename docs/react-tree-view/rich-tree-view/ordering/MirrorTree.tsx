import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program } from './program';

const isDisabled = () => true;

export default function MirrorTree() {
  const apiRef = useTreeViewApiRef();
  const [items] = React.useState(() => structuredClone(program)); // getItemTree writes to them
  const [current, setCurrent] = React.useState(items);
  const [expanded, setExpanded] = React.useState(['friday', 'friday-lake']);

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
        items={items}
        itemsReordering
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        onItemPositionChange={() => setCurrent(apiRef.current!.getItemTree())}
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
