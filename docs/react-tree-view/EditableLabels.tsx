import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const packing: TreeViewBaseItem[] = [
  {
    id: 'camp',
    label: 'Camp',
    children: [
      { id: 'tent', label: 'Tent' },
      { id: 'stove', label: 'Stove' },
      { id: 'lamp', label: 'Headlamp' },
    ],
  },
  {
    id: 'clothes',
    label: 'Clothes',
    children: [
      { id: 'shell', label: 'Rain shell' },
      { id: 'socks', label: 'Wool socks' },
    ],
  },
];

const item = { slotProps: { labelInput: { 'aria-label': 'Item name' } } };

export default function EditableLabels() {
  const [change, setChange] = React.useState('none');

  return (
    <div>
      <RichTreeView
        aria-label="Packing list"
        items={packing}
        isItemEditable
        onItemLabelChange={(itemId, label) => setChange(`${itemId} is now ${label}`)}
        defaultExpandedItems={['camp']}
        slotProps={{ item }}
      />
      <Typography aria-live="polite">Last change: {change}</Typography>
    </div>
  );
}
