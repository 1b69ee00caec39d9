import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { readings } from '../data/readings';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 140 },
  { field: 'takenAt', headerName: 'Time', type: 'dateTime', width: 200 },
  { field: 'temperature', headerName: 'Air (°F)', type: 'number', width: 120 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 130 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 120 },
];

export default function MoveFromCode() {
  const apiRef = useGridApiRef();
  const [field, setField] = React.useState('wind');

  const move = (step: number) => {
    const index = apiRef.current.getColumnIndex(field, false) + step;
    if (index >= 0 && index < columns.length) {
      apiRef.current.setColumnIndex(field, index);
    }
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <TextField
          select
          size="small"
          label="Column"
          value={field}
          onChange={(event) => setField(event.target.value)}
          sx={{ width: 150 }}
        >
          {columns.map((column) => (
            <MenuItem key={column.field} value={column.field}>
              {column.headerName}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => move(-1)}>Earlier</Button>
        <Button onClick={() => move(1)}>Later</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Weather readings' } }}
          apiRef={apiRef}
          rows={readings}
          columns={columns}
        />
      </div>
    </Stack>
  );
}
