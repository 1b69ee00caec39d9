import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const menu: TreeViewBaseItem[] = [
  {
    id: 'tea',
    label: 'Tea',
    children: [
      { id: 'sencha', label: 'Sencha' },
      { id: 'assam', label: 'Assam' },
    ],
  },
  { id: 'cocoa', label: 'Cocoa' },
];

export default function LeafOrBranch() {
  const apiRef = useTreeViewApiRef();
  const [childIds, setChildIds] = React.useState<string[]>([]);

  return (
    <div>
      <RichTreeView
        aria-label="Hot drinks"
        items={menu}
        apiRef={apiRef}
        onItemFocus={(_, itemId) =>
          setChildIds(apiRef.current!.getItemOrderedChildrenIds(itemId))
        }
      />
      <Typography aria-live="polite">
        Children of the focused item: {childIds.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
