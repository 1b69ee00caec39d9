import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shelves, type Shelf } from './shelves';

const columns: GridColDef<Shelf>[] = [
  {
    field: 'code',
    headerName: 'Code',
    width: 120,
    editable: true,
    valueParser: (value: string) => value.toUpperCase(),
  },
  {
    field: 'size',
    headerName: 'Size (in)',
    width: 150,
    editable: true,
    valueGetter: (_value, row) => `${row.width} × ${row.depth}`,
    valueSetter: (value: string, row) => {
      const [width, depth] = value.split(/[x×]/).map(Number);
      return width > 0 && depth > 0 ? { ...row, width, depth } : row;
    },
  },
  { field: 'width', headerName: 'Width (in)', type: 'number', width: 130 },
  { field: 'depth', headerName: 'Depth (in)', type: 'number', width: 130 },
];

export default function ParseAndSet() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shelves' } }}
        rows={shelves}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
