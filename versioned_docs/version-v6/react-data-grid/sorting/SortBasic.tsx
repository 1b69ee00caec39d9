import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  {
    id: 1,
    station: 'Larch Hollow',
    line: 'Blue',
    lifts: 2,
    opened: new Date(1998, 8, 4),
  },
  {
    id: 2,
    station: 'Foundry Gate',
    line: 'Amber',
    lifts: 6,
    opened: new Date(1974, 2, 19),
  },
  {
    id: 3,
    station: 'Weir Street',
    line: 'Blue',
    lifts: 0,
    opened: new Date(1961, 10, 30),
  },
  {
    id: 4,
    station: 'Airfield',
    line: 'Green',
    lifts: 12,
    opened: new Date(2016, 5, 11),
  },
  {
    id: 5,
    station: 'Cathedral',
    line: 'Amber',
    lifts: 4,
    opened: new Date(1974, 2, 19),
  },
];

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'lifts', headerName: 'Lifts', type: 'number', width: 85 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 130 },
];

export default function SortBasic() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Metro stations"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
