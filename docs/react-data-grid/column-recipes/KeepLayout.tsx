import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'product', headerName: 'Product', width: 170 },
  { field: 'status', headerName: 'Status', width: 110 },
];
const moreColumns: GridColDef<Order>[] = [
  ...columns,
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'city', headerName: 'City', width: 120 },
];

export default function KeepLayout() {
  const apiRef = useGridApiRef();
  const [hasAddress, setHasAddress] = React.useState(false);
  const [widths, setWidths] = React.useState<Record<string, number>>({});
  const [order, setOrder] = React.useState<string[]>([]);

  const layout = React.useMemo(() => {
    const rank = ({ field }: GridColDef) =>
      order.includes(field) ? order.indexOf(field) : order.length;
    return (hasAddress ? moreColumns : columns)
      .map((column) => ({ ...column, width: widths[column.field] ?? column.width }))
      .sort((a, b) => rank(a) - rank(b));
  }, [hasAddress, widths, order]);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch />}
        label="Show the address"
        checked={hasAddress}
        onChange={(_event, checked) => setHasAddress(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={layout}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((old) => ({ ...old, [colDef.field]: width }))
          }
          onColumnOrderChange={() => setOrder(gridColumnFieldsSelector(apiRef))}
        />
      </div>
    </Stack>
  );
}
