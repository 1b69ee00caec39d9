import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parts, type Part } from './parts';

export default function RichOne() {
  const apiRef = useTreeViewApiRef();
  const [part, setPart] = React.useState<Part | null>(null);

  return (
    <div>
      <RichTreeView
        aria-label="Bicycle parts"
        items={parts}
        apiRef={apiRef}
        defaultExpandedItems={['drivetrain', 'crankset']}
        onSelectedItemsChange={(_, itemId) =>
          setPart(itemId === null ? null : apiRef.current!.getItem(itemId))
        }
      />
      <Typography aria-live="polite" sx={{ mt: 2 }}>
        Price: {part?.price ? `$${part.price}` : 'none'}
      </Typography>
    </div>
  );
}
