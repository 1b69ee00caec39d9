import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function KeepOpen() {
  const apiRef = useGridApiRef();
  const [seed, setSeed] = React.useState(1);
  const rows = React.useMemo(() => createOrders(60, seed), [seed]);

  const openIds = React.useRef(new Set<GridRowId>());
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group' && node.childrenExpanded) {
          openIds.current.add(node.id);
        } else {
          openIds.current.delete(node.id);
        }
      }),
    [apiRef],
  );
  const wasOpen = React.useCallback(
    (node: GridGroupNode) => openIds.current.has(node.id),
    [],
  );

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setSeed(seed + 1)}>Load other orders</Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPremium
          label="Orders by country"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          isGroupExpandedByDefault={wasOpen}
        />
      </div>
    </Stack>
  );
}
