import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { PackingItems } from './PackingItems';

export default function ExpansionLog() {
  const [log, setLog] = React.useState<string[]>([]);

  return (
    <div>
      <SimpleTreeView
        aria-label="Packing list"
        onItemExpansionToggle={(_, itemId, isExpanded) => {
          const line = `${itemId} ${isExpanded ? 'opened' : 'closed'}`;
          setLog((previous) => [line, ...previous].slice(0, 4));
        }}
      >
        <PackingItems />
      </SimpleTreeView>
      <Typography aria-live="polite">
        Last calls: {log.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
