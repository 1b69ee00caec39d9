import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterModelSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../data/orders';

const presets: { label: string; model: GridFilterModel }[] = [
  { label: 'All', model: { items: [] } },
  ...orderStatuses.map((status) => ({
    label: status,
    model: { items: [{ field: 'status', operator: 'equals', value: status }] },
  })),
  {
    label: 'Large',
    model: { items: [{ field: 'quantity', operator: '>=', value: 30 }] },
  },
];

function PresetBar() {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridRowsLookupSelector);
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);

  const counts = React.useMemo(
    () =>
      presets.map(({ model }) => {
        const lookup = apiRef.current.getFilterState(model).filteredRowsLookup;
        return Object.keys(rows).filter((id) => lookup[id] !== false).length;
      }),
    [apiRef, rows],
  );

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ p: 1, flexWrap: 'wrap' }}>
      {presets.map(({ label, model }, index) => {
        const isActive =
          items[0]?.field === model.items[0]?.field &&
          items[0]?.value === model.items[0]?.value;
        return (
          <Chip
            key={label}
            label={`${label} (${counts[index]})`}
            color={isActive ? 'primary' : 'default'}
            aria-pressed={isActive}
            onClick={() => apiRef.current.setFilterModel(model)}
          />
        );
      })}
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function PresetCounts() {
  return (
    <div style={{ height: 460 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        slots={{ toolbar: PresetBar }}
        showToolbar
      />
    </div>
  );
}
