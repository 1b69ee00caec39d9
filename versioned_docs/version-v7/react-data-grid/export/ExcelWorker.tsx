import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createReadings, type Reading } from '../data/readings';

const rows = createReadings(5000);

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 150 },
  { field: 'takenAt', headerName: 'Taken at', type: 'dateTime', width: 200 },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 130 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 120 },
];

const messages = {
  idle: '5,000 readings, ready to export.',
  pending: 'Writing the file…',
  finished: 'The file is ready.',
};

export default function ExcelWorker() {
  const apiRef = useGridApiRef();
  const [progress, setProgress] = React.useState<keyof typeof messages>('idle');

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          loading={progress === 'pending'}
          onClick={() => apiRef.current.exportDataAsExcel({ fileName: 'readings' })}
        >
          Export to Excel
        </Button>
        <Typography role="status" variant="body2">
          {messages[progress]}
        </Typography>
      </Stack>
      <div style={{ height: 360 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Readings for a large file' } }}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onExcelExportStateChange={setProgress}
        />
      </div>
    </Stack>
  );
}
