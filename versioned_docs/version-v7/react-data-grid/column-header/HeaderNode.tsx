import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hives } from './hives';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Hive', width: 120 },
  { field: 'queen', headerName: 'Queen from', width: 140 },
  {
    field: 'weight',
    headerName: 'Weight (lb)',
    type: 'number',
    width: 170,
    renderHeader: ({ colDef }) => (
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          color: 'primary.main',
          fontWeight: 700,
        }}
      >
        <ScaleOutlined fontSize="small" aria-hidden />
        {colDef.headerName}
      </Box>
    ),
  },
  { field: 'inspected', headerName: 'Inspected', width: 130 },
];

export default function HeaderNode() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Beehives' } }}
        rows={hives}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
