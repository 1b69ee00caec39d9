import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, roast: 'Kilimani', origin: 'Kenya', score: 88.5 },
  { id: 2, roast: 'Fog Valley', origin: 'Peru', score: 84 },
  { id: 3, roast: 'Red Terrace', origin: 'Ethiopia', score: 91.25 },
  { id: 4, roast: 'Cloud Nine', origin: 'Colombia', score: 86.75 },
];

const columns: GridColDef[] = [
  { field: 'roast', headerName: 'Roast', flex: 1, minWidth: 120 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'score', headerName: 'Score', type: 'number', width: 110 },
];

export default function InitialSort() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Cupping scores"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'score', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
