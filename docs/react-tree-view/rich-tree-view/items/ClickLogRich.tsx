import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const stops: TreeViewBaseItem[] = [
  {
    id: 'line-2',
    label: 'Line 2',
    children: [
      { id: 'quay', label: 'Old Quay' },
      { id: 'market', label: 'Market Hall' },
    ],
  },
  { id: 'line-5', label: 'Line 5' },
];

export default function ClickLogRich() {
  const [clicked, setClicked] = React.useState<string | null>(null);

  return (
    <div>
      <RichTreeView
        aria-label="Tram stops"
        items={stops}
        defaultExpandedItems={['line-2']}
        onItemClick={(_, itemId) => setClicked(itemId)}
      />
      <Typography aria-live="polite">Last click: {clicked ?? 'none'}</Typography>
    </div>
  );
}
