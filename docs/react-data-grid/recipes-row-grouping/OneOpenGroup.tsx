import * as React from 'react';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function OneOpenGroup() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (opened) => {
        if (opened.type !== 'group' || !opened.childrenExpanded) {
          return;
        }
        Object.values(gridRowTreeSelector(apiRef)).forEach((node) => {
          const isSibling = node.type === 'group' && node.parent === opened.parent;
          if (isSibling && node.id !== opened.id && node.childrenExpanded) {
            apiRef.current?.setRowChildrenExpansion(node.id, false);
          }
        });
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 460 }}>
      <DataGridPremium
        label="Orders by country"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
