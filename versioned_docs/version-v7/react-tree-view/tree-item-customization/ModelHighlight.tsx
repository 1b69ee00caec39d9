import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

type Stock = TreeViewBaseItem<{ id: string; label: string; left: number }>;

const createStock = (rye: number): Stock[] => [
  { id: 'spelt', label: 'Spelt flour', left: 18 },
  { id: 'rye', label: 'Rye flour', left: rye },
  { id: 'oats', label: 'Rolled oats', left: 9 },
];

const lowStock = createStock(2);
const fullStock = createStock(20);

const StockItem = React.forwardRef(function StockItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { publicAPI } = useTreeItem2Utils({ itemId, children });
  const stock: Stock = publicAPI.getItem(itemId);
  const isLow = stock.left < 5;

  return (
    <TreeItem2
      {...props}
      ref={ref}
      label={`${label}: ${stock.left} kg${isLow ? ', order now' : ''}`}
      style={isLow ? { color: 'var(--mui-palette-error-main)' } : undefined}
    />
  );
});

export default function ModelHighlight() {
  const [stock, setStock] = React.useState(lowStock);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'start' }}>
      <Button onClick={() => setStock(stock === lowStock ? fullStock : lowStock)}>
        {stock === lowStock ? 'Restock rye' : 'Use up rye'}
      </Button>
      <RichTreeView
        aria-label="Bakery stock"
        items={stock}
        slots={{ item: StockItem }}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
