import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Boat = TreeViewBaseItem<{ id: string; label: string; note: string }>;

const fleet: Boat[] = [
  {
    id: 'ferries',
    label: 'Ferries',
    note: '2 ships, both in service',
    children: [
      { id: 'petrel', label: 'Petrel', note: '410 passengers, built 2011' },
      { id: 'tern', label: 'Tern', note: '260 passengers, built 2019' },
    ],
  },
  { id: 'gannet', label: 'Gannet', note: 'Tug, 48 t bollard pull' },
];

export default function ReadItem() {
  const apiRef = useTreeViewApiRef();
  const [boat, setBoat] = React.useState<Boat | null>(null);

  return (
    <div>
      <RichTreeView
        aria-label="Fleet"
        items={fleet}
        apiRef={apiRef}
        defaultExpandedItems={['ferries']}
        onSelectedItemsChange={(_, itemId) =>
          setBoat(itemId ? apiRef.current!.getItem(itemId) : null)
        }
      />
      <Typography aria-live="polite">{boat?.note ?? 'Select a boat'}</Typography>
    </div>
  );
}
