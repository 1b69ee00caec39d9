import {
  DataGrid,
  type GridColDef,
  type GridColumnTypesRecord,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, part: 'Sprocket', price: 14.5, shipping: 4 },
  { id: 2, part: 'Chain, 118 links', price: 32, shipping: 4 },
  { id: 3, part: 'Hub, rear', price: 129.9, shipping: 7.5 },
];

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columnTypes: GridColumnTypesRecord = {
  money: {
    extendType: 'number',
    width: 120,
    valueFormatter: ({ value }) =>
      typeof value === 'number' ? euros.format(value) : '',
  },
};

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'money' },
  { field: 'shipping', headerName: 'Post', type: 'money' },
];

export default function OwnType() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Spare parts"
        rows={rows}
        columns={columns}
        columnTypes={columnTypes}
        hideFooter
      />
    </div>
  );
}
