import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 170 },
  { field: 'office', headerName: 'Office', width: 130 },
];

export default function FixedHeight() {
  const [rowHeight, setRowHeight] = React.useState(36);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', px: 1 }}>
        <Typography id="row-height">Row height</Typography>
        <Slider
          aria-labelledby="row-height"
          min={24}
          max={96}
          step={4}
          valueLabelDisplay="auto"
          value={rowHeight}
          onChange={(_event, value) => setRowHeight(value as number)}
          sx={{ maxWidth: 300 }}
        />
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Staff' } }}
          rows={people}
          columns={columns}
          rowHeight={rowHeight}
        />
      </div>
    </Stack>
  );
}
