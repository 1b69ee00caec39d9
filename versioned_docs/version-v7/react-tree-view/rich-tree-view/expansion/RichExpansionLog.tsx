import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { seeds } from './seeds';

export default function RichExpansionLog() {
  const [lastCall, setLastCall] = React.useState('none');

  return (
    <div>
      <RichTreeView
        aria-label="Seed catalog"
        items={seeds}
        defaultExpandedItems={['herbs']}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setLastCall(
            `${itemId} ${isExpanded ? 'opened' : 'closed'} by ${event.type}`,
          )
        }
      />
      <Typography aria-live="polite">Last call: {lastCall}</Typography>
    </div>
  );
}
