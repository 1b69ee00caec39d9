import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program, type Slot } from './program';

/** Returns a copy of the items in which one item has swapped places with a neighbor. */
function move(items: Slot[], itemId: string, step: 1 | -1): Slot[] {
  const from = items.findIndex(({ id }) => id === itemId);
  if (from === -1) {
    return items.map(({ children, ...item }) =>
      children ? { ...item, children: move(children, itemId, step) } : item,
    );
  }
  const result = items.filter(({ id }) => id !== itemId);
  result.splice(from + step, 0, items[from]);
  return result;
}

export default function MoveButtons() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(() => structuredClone(program));
  const [selected, setSelected] = React.useState<string | null>('copper');
  const [message, setMessage] = React.useState('');

  const handleMove = (step: 1 | -1) => {
    const { getItem, getParentId, getItemOrderedChildrenIds } = apiRef.current!;
    const siblings = getItemOrderedChildrenIds(getParentId(selected!));
    const place = siblings.indexOf(selected!) + 1 + step;
    if (place >= 1 && place <= siblings.length) {
      setItems(move(items, selected!, step));
      setMessage(`${getItem(selected!).label}: ${place} of ${siblings.length}`);
    }
  };

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 1 }}>
        <Button disabled={!selected} onClick={() => handleMove(-1)}>
          Move up
        </Button>
        <Button disabled={!selected} onClick={() => handleMove(1)}>
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Festival program"
        apiRef={apiRef}
        items={items}
        itemsReordering
        onItemPositionChange={() => setItems(apiRef.current!.getItemTree())}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
        defaultExpandedItems={['friday', 'friday-lake', 'friday-barn']}
      />
      <Typography aria-live="polite" sx={{ minHeight: 24, mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
