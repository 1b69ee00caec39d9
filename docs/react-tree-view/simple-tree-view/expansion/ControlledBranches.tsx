import * as React from 'react';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { PackingItems } from './PackingItems';

const branches = ['shelter', 'tent', 'kitchen', 'clothes'];

export default function ControlledBranches() {
  const [expandedItems, setExpandedItems] = React.useState(['kitchen']);

  return (
    <div>
      <Button onClick={() => setExpandedItems(branches)}>Expand all</Button>
      <Button onClick={() => setExpandedItems([])}>Collapse all</Button>
      <SimpleTreeView
        aria-label="Packing list"
        expandedItems={expandedItems}
        onExpandedItemsChange={(_, itemIds) => setExpandedItems(itemIds)}
      >
        <PackingItems />
      </SimpleTreeView>
    </div>
  );
}
