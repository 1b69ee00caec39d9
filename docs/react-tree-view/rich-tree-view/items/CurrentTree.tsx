import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewPro,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view-pro';

const queue: TreeViewBaseItem[] = [
  { id: 'invoices', label: 'Invoices' },
  { id: 'badges', label: 'Badges' },
  { id: 'posters', label: 'Posters' },
  { id: 'menus', label: 'Menus' },
  { id: 'tickets', label: 'Tickets' },
];

export default function CurrentTree() {
  const apiRef = useTreeViewApiRef();
  const [tree, setTree] = React.useState(queue);

  return (
    <div>
      <RichTreeViewPro
        aria-label="Print queue"
        items={queue}
        apiRef={apiRef}
        itemsReordering
        onItemPositionChange={() => setTree(apiRef.current!.getItemTree())}
      />
      <Typography aria-live="polite">
        Top level: {tree.map(({ label }) => label).join(', ')}
      </Typography>
    </div>
  );
}
