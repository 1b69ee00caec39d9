import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { seeds } from './seeds';

export default function RichExpansionLog() {
  const apiRef = useTreeViewApiRef();
  const [lastCall, setLastCall] = React.useState('none');

  return (
    <div>
      <Button
        onClick={() => apiRef.current!.setItemExpansion({ itemId: 'flowers' })}
      >
        Toggle flowers
      </Button>
      <RichTreeView
        aria-label="Seed catalog"
        items={seeds}
        apiRef={apiRef}
        defaultExpandedItems={['herbs']}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setLastCall(
            `${itemId} ${isExpanded ? 'opened' : 'closed'} by ${event?.type ?? 'code'}`,
          )
        }
      />
      <Typography aria-live="polite">Last call: {lastCall}</Typography>
    </div>
  );
}
