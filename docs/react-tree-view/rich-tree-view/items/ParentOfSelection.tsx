import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const regions: TreeViewBaseItem[] = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      {
        id: 'depot-north',
        label: 'North depot',
        children: [{ id: 'van-7', label: 'Van 7' }],
      },
      { id: 'depot-south', label: 'South depot' },
    ],
  },
];

export default function ParentOfSelection() {
  const apiRef = useTreeViewApiRef();
  const [parentId, setParentId] = React.useState<string | null>(null);

  return (
    <div>
      <RichTreeView
        aria-label="Delivery regions"
        items={regions}
        apiRef={apiRef}
        defaultExpandedItems={['coast', 'depot-north']}
        onSelectedItemsChange={(_, itemId) =>
          setParentId(itemId && apiRef.current!.getParentId(itemId))
        }
      />
      <Typography aria-live="polite">
        Parent of the selected item: {parentId ?? 'none'}
      </Typography>
    </div>
  );
}
