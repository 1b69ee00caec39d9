import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Part = TreeViewBaseItem<{ sku: string; label: string }>;

const parts: Part[] = [
  {
    sku: 'WH-200',
    label: 'Front wheel',
    children: [
      { sku: 'RM-201', label: 'Rim' },
      { sku: 'SP-202', label: 'Spokes' },
      { sku: 'HB-203', label: 'Hub' },
    ],
  },
  { sku: 'SD-310', label: 'Saddle' },
];

const getSku = (part: Part) => part.sku;

export default function CustomIdKey() {
  const [selectedId, setSelectedId] = React.useState<string | null>(null);

  return (
    <div>
      <RichTreeView
        aria-label="Bicycle parts"
        items={parts}
        getItemId={getSku}
        defaultExpandedItems={['WH-200']}
        onSelectedItemsChange={(_, itemId) => setSelectedId(itemId)}
      />
      <Typography aria-live="polite">Selected id: {selectedId ?? 'none'}</Typography>
    </div>
  );
}
