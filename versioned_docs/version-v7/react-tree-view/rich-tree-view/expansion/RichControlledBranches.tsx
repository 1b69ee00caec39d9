import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { seeds } from './seeds';

const getBranchIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children }) =>
    children?.length ? [id, ...getBranchIds(children)] : [],
  );

const allBranches = getBranchIds(seeds);

export default function RichControlledBranches() {
  const [expandedItems, setExpandedItems] = React.useState(['herbs']);
  const isAllOpen = expandedItems.length === allBranches.length;

  return (
    <div>
      <Button onClick={() => setExpandedItems(isAllOpen ? [] : allBranches)}>
        {isAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        aria-label="Seed catalog"
        items={seeds}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_, itemIds) => setExpandedItems(itemIds)}
      />
      <Typography aria-live="polite">
        {expandedItems.length} of {allBranches.length} branches are open
      </Typography>
    </div>
  );
}
