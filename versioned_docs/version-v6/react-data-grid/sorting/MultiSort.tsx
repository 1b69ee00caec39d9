import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  { id: 1, heat: 2, club: 'Otters', swimmer: 'Nils Aker', seconds: 58.4 },
  { id: 2, heat: 1, club: 'Tern SC', swimmer: 'Priya Nair', seconds: 61.2 },
  { id: 3, heat: 1, club: 'Otters', swimmer: 'Jo Meyer', seconds: 59.9 },
  { id: 4, heat: 2, club: 'Tern SC', swimmer: 'Luis Cano', seconds: 57.8 },
  { id: 5, heat: 1, club: 'Otters', swimmer: 'Eva Roth', seconds: 60.7 },
];

const columns: GridColDef[] = [
  { field: 'heat', headerName: 'Heat', type: 'number', width: 90 },
  { field: 'club', headerName: 'Club', width: 100 },
  { field: 'swimmer', headerName: 'Swimmer', flex: 1, minWidth: 110 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 120 },
];

export default function MultiSort() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPro
        aria-label="Swimming heats"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'heat', sort: 'asc' },
              { field: 'seconds', sort: 'asc' },
            ],
          },
        }}
        hideFooter
      />
    </Box>
  );
}
