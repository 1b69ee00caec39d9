import type { GridColDef } from '@mui/x-data-grid-premium';
import { orderStatuses, type Order } from '../../data/orders';
import type { Person } from '../../data/people';
import type { Reading } from '../../data/readings';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

/** What the previews have in common. */
export const small = { density: 'compact', hideFooter: true } as const;

export const orderColumns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 145 },
  { field: 'category', headerName: 'Category', width: 105 },
  { field: 'country', headerName: 'Country', width: 115 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 125,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

export const editableColumns = orderColumns.map((column) => ({
  ...column,
  editable: true,
}));

export const wideColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'city', headerName: 'City', width: 140 },
  ...orderColumns.map((column) => ({ ...column, flex: undefined, width: 150 })),
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

export const personColumns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 125 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'office', headerName: 'Office', width: 115 },
];

export const readingColumns: GridColDef<Reading>[] = [
  {
    field: 'takenAt',
    headerName: 'Taken at',
    type: 'dateTime',
    width: 175,
    valueFormatter: (value: Date) =>
      value.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
    rowSpanValueGetter: (value: Date) => value.getTime(),
  },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 115 },
  {
    field: 'temperature',
    headerName: 'Temperature (°F)',
    type: 'number',
    width: 155,
  },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 120 },
];
