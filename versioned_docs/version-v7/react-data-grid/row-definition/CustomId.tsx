import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { airports, type Airport } from './airports';

const columns: GridColDef<Airport>[] = [
  { field: 'name', headerName: 'Airport', flex: 1, minWidth: 120 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'runways', headerName: 'Runways', type: 'number', width: 110 },
  { field: 'elevation', headerName: 'Elevation (ft)', type: 'number', width: 140 },
];

const getRowId = (row: Airport) => row.code;

export default function CustomId() {
  const [clicked, setClicked] = React.useState<GridRowId | null>(null);

  return (
    <Stack spacing={1}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Mountain airports' } }}
        rows={airports}
        columns={columns}
        getRowId={getRowId}
        onRowClick={(params) => setClicked(params.id)}
        hideFooter
      />
      <Typography role="status">
        {clicked === null
          ? 'No row clicked yet.'
          : `Clicked the row with id ${clicked}.`}
      </Typography>
    </Stack>
  );
}
