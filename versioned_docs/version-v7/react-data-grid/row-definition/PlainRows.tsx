import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 'cup', dish: 'Espresso cup', glaze: 'Celadon', kiln: 2, price: 18 },
  { id: 'mug', dish: 'Mug with handle', glaze: 'Tenmoku', kiln: 2, price: 26 },
  { id: 'bowl', dish: 'Soup bowl', glaze: 'Celadon', kiln: 1, price: 32 },
  { id: 'plate', dish: 'Dinner plate', kiln: 3, price: 44 },
  { id: 'jug', dish: 'Milk jug', glaze: 'Shino', kiln: 1, price: 38 },
];

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 150 },
  { field: 'glaze', headerName: 'Glaze', width: 130 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `$${value}`,
  },
];

export default function PlainRows() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Pottery' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
