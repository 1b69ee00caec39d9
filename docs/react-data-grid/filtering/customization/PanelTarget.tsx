import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { readings, type Reading } from '../../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 170 },
  {
    field: 'temperature',
    headerName: 'Temperature (°F)',
    type: 'number',
    width: 180,
  },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 160 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 140 },
];

export default function PanelTarget() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => apiRef.current?.showFilterPanel()}
      >
        Filter the readings
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          label="Weather readings"
          apiRef={apiRef}
          rows={readings}
          columns={columns}
          slotProps={{ panel: { target: button } }}
        />
      </div>
    </Stack>
  );
}
