import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const queue: TreeViewBaseItem[] = [
  { id: 'invoice', label: 'Invoices for May' },
  { id: 'badges', label: 'Visitor badges' },
  { id: 'poster', label: 'Concert poster' },
];

export default function CurrentTree() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(queue);
  const [first, setFirst] = React.useState<string | null>(null);

  const readFirst = () => setFirst(apiRef.current!.getItemTree()[0].label);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setItems([...items].reverse())}>Reverse</Button>
        <Button onClick={readFirst}>Read the first item</Button>
      </Stack>
      <RichTreeView aria-label="Print queue" items={items} apiRef={apiRef} />
      <Typography aria-live="polite">
        {first ? `First when read: ${first}` : 'Not read yet'}
      </Typography>
    </Stack>
  );
}
