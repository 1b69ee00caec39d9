import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { gearItems } from './gear';

export default function SelectionLog() {
  const [changes, setChanges] = React.useState(['No change yet']);

  return (
    <div>
      <SimpleTreeView
        aria-label="Camping gear"
        multiSelect
        defaultExpandedItems={['kitchen']}
        onItemSelectionToggle={(_, itemId, isSelected) => {
          const change = `${isSelected ? 'Selected' : 'Deselected'}: ${itemId}`;
          setChanges((previous) => [change, ...previous].slice(0, 4));
        }}
      >
        {gearItems}
      </SimpleTreeView>
      <Typography aria-live="polite" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
        {changes.join('\n')}
      </Typography>
    </div>
  );
}
