import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { tracks } from './session';

const item = { slotProps: { labelInput: { 'aria-label': 'Track name' } } };

export default function RenameLog() {
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <div>
      <RichTreeView
        aria-label="Session"
        items={tracks}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        onItemLabelChange={(itemId, label) =>
          setCalls([`${itemId}: ${label}`, ...calls].slice(0, 2))
        }
        defaultExpandedItems={['keys']}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: item as object }}
      />
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1, minHeight: 40 }}>
        {calls.length > 0 ? calls.join(' | ') : 'No calls yet'}
      </Typography>
    </div>
  );
}
