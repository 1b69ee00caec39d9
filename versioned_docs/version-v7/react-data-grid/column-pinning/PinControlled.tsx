import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  {
    id: 1,
    hall: 'Aula',
    seats: 420,
    stage: 'Fixed',
    organ: true,
    floor: 0,
    fee: 900,
  },
  {
    id: 2,
    hall: 'Mill',
    seats: 160,
    stage: 'Mobile',
    organ: false,
    floor: 1,
    fee: 310,
  },
  {
    id: 3,
    hall: 'Crypt',
    seats: 90,
    stage: 'None',
    organ: true,
    floor: -1,
    fee: 240,
  },
  {
    id: 4,
    hall: 'Loft',
    seats: 75,
    stage: 'Mobile',
    organ: false,
    floor: 4,
    fee: 180,
  },
];

const columns: GridColDef[] = [
  { field: 'hall', headerName: 'Hall', width: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 130 },
  { field: 'stage', headerName: 'Stage', width: 150 },
  { field: 'organ', headerName: 'Organ', type: 'boolean', width: 130 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 130 },
  { field: 'fee', headerName: 'Fee', type: 'number', width: 100 },
];

const printSide = (fields: string[] = []) => fields.join(', ') || 'none';

export default function PinControlled() {
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['hall'],
    right: ['fee'],
  });

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      <Box sx={{ height: 282, flex: { sm: 1 }, minWidth: 0 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Concert halls' } }}
          rows={rows}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2" sx={{ width: { sm: 160 } }}>
        Left: {printSide(pinnedColumns.left)}
        <br />
        Right: {printSide(pinnedColumns.right)}
      </Typography>
    </Stack>
  );
}
