import * as React from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program } from './program';

/** Shows users that they can drop acts on days and stages, which they can't drag. */
const acceptDrop = (event: React.DragEvent) => event.preventDefault();

// Version 7 requires both flags.
const flags = { indentationAtItemLevel: true, itemsReordering: true };

export default function DragLeavesOnly() {
  const apiRef = useTreeViewApiRef();

  const isAct = React.useCallback(
    (itemId: string) => apiRef.current!.getItem(itemId).minutes !== undefined,
    [apiRef],
  );

  return (
    <RichTreeViewPro
      aria-label="Festival program"
      apiRef={apiRef}
      items={program}
      itemsReordering
      experimentalFeatures={flags}
      isItemReorderable={isAct}
      onDragOver={acceptDrop}
      defaultExpandedItems={['friday', 'friday-lake', 'friday-barn']}
    />
  );
}
