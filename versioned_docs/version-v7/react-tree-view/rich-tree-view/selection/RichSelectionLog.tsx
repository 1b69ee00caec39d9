import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parts } from './parts';

export default function RichSelectionLog() {
  const [changes, setChanges] = React.useState(['No change yet']);

  return (
    <div>
      <RichTreeView
        aria-label="Bicycle parts"
        items={parts}
        multiSelect
        defaultExpandedItems={['brakes']}
        onItemSelectionToggle={(_, itemId, isSelected) => {
          const change = `${itemId} ${isSelected ? 'on' : 'off'}`;
          setChanges((previous) => [change, ...previous].slice(0, 5));
        }}
      />
      <Typography
        aria-live="polite"
        sx={{ mt: 2, minHeight: 120, whiteSpace: 'pre-line' }}
      >
        {changes.join('\n')}
      </Typography>
    </div>
  );
}
