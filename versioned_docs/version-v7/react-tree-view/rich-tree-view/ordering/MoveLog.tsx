import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program } from './program';

// Version 7 requires both flags.
const flags = { indentationAtItemLevel: true, itemsReordering: true };

export default function MoveLog() {
  const apiRef = useTreeViewApiRef();
  const [log, setLog] = React.useState<string[]>([]);

  const describe = ({
    parentId,
    index,
  }: {
    parentId: string | null;
    index: number;
  }) => `${parentId ?? 'null'}, ${index}`;

  return (
    <div>
      <RichTreeViewPro
        aria-label="Festival program"
        apiRef={apiRef}
        items={program}
        itemsReordering
        experimentalFeatures={flags}
        defaultExpandedItems={['friday', 'friday-lake', 'friday-barn']}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) => {
          const { label } = apiRef.current!.getItem(itemId);
          const move = `${describe(oldPosition)} → ${describe(newPosition)}`;
          setLog((previous) => [`${label}: ${move}`, ...previous].slice(0, 3));
        }}
      />
      <Typography
        variant="body2"
        sx={{ minHeight: 64, mt: 1, whiteSpace: 'pre-line' }}
      >
        {log.join('\n') || 'No moves yet'}
      </Typography>
    </div>
  );
}
