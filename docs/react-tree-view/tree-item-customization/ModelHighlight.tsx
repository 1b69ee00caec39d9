import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

type Stock = TreeViewBaseItem<{ id: string; label: string; left: number }>;

const createStock = (rye: number): Stock[] => [
  { id: 'spelt', label: 'Spelt flour', left: 18 },
  { id: 'rye', label: 'Rye flour', left: rye },
  { id: 'oats', label: 'Rolled oats', left: 9 },
];

const lowStock = createStock(2);
const fullStock = createStock(20);

const StockItem = React.forwardRef(function StockItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const stock = useTreeItemModel<Stock>(props.itemId);
  const isLow = stock !== null && stock.left < 5;

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={`${props.label}: ${stock?.left} kg${isLow ? ', order now' : ''}`}
      sx={isLow ? { color: 'error.main' } : undefined}
    />
  );
});

export default function ModelHighlight() {
  const [stock, setStock] = React.useState(lowStock);

  return (
    <div>
      <Button onClick={() => setStock(stock === lowStock ? fullStock : lowStock)}>
        {stock === lowStock ? 'Restock rye' : 'Use up rye'}
      </Button>
      <RichTreeView
        aria-label="Bakery stock"
        items={stock}
        slots={{ item: StockItem }}
      />
    </div>
  );
}
