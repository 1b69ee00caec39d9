import * as React from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parts, type Part } from './parts';

const flatten = (list: Part[]): Part[] =>
  list.flatMap((part) => [part, ...flatten(part.children ?? [])]);

const allIds = flatten(parts).map(({ id }) => id);
const cheapIds = flatten(parts)
  .filter(({ price }) => price !== undefined && price < 40)
  .map(({ id }) => id);

export default function RichControlled() {
  const [selected, setSelected] = React.useState(cheapIds);

  return (
    <div>
      <Button onClick={() => setSelected(cheapIds)}>Under $40</Button>
      <Button onClick={() => setSelected(allIds)}>All</Button>
      <Button onClick={() => setSelected([])}>None</Button>
      <RichTreeView
        aria-label="Bicycle parts"
        items={parts}
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['drivetrain', 'crankset', 'brakes']}
      />
    </div>
  );
}
