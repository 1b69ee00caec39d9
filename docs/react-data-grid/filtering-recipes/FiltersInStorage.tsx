import * as React from 'react';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const STORAGE_KEY = 'orders-filter';
const NO_FILTER = JSON.stringify({ items: [] });

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange); // Changes in other tabs.
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

const readStored = () => localStorage.getItem(STORAGE_KEY) ?? NO_FILTER;

function storeFilter(model: GridFilterModel) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(model));
  listeners.forEach((onChange) => onChange());
}

function useStoredFilter() {
  const stored = React.useSyncExternalStore(subscribe, readStored, () => NO_FILTER);
  const filterModel = React.useMemo<GridFilterModel>(
    () => JSON.parse(stored),
    [stored],
  );
  return [filterModel, storeFilter] as const;
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
];

export default function FiltersInStorage() {
  const [filterModel, setFilterModel] = useStoredFilter();

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        showToolbar
      />
    </div>
  );
}
