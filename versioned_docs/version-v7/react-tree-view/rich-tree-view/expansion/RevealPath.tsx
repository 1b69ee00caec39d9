import * as React from 'react';
import Button from '@mui/material/Button';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { seeds } from './seeds';

function getAncestors(items: TreeViewBaseItem[], itemId: string): string[] | null {
  for (const { id, children = [] } of items) {
    if (id === itemId) {
      return [];
    }
    const path = getAncestors(children, itemId);
    if (path) {
      return [id, ...path];
    }
  }
  return null;
}

export default function RevealPath() {
  const [expandedItems, setExpandedItems] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  const reveal = (itemId: string) => {
    const ancestors = getAncestors(seeds, itemId) ?? [];
    setExpandedItems((previous) => [...new Set([...previous, ...ancestors])]);
    setSelected(itemId);
  };

  return (
    <div>
      <Button onClick={() => reveal('stupice')}>Find Stupice</Button>
      <Button onClick={() => reveal('genovese')}>Find Genovese</Button>
      <RichTreeView
        aria-label="Seed catalog"
        items={seeds}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_, itemIds) => setExpandedItems(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
    </div>
  );
}
