import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createPeople } from '../data/people';

const people = createPeople(20);

const columns: GridColDef[] = [
  { field: 'rating', headerName: 'Default: 100' },
  { field: 'name', headerName: 'Width 160', width: 160 },
  { field: 'role', headerName: 'Flex 1, min 150', flex: 1, minWidth: 150 },
  { field: 'email', headerName: 'Flex 2, max 300', flex: 2, maxWidth: 300 },
];

export default function WidthRules() {
  const [percent, setPercent] = React.useState(100);

  return (
    <Stack spacing={1}>
      <Typography id="grid-width">Width of the grid: {percent}%</Typography>
      <Slider
        aria-labelledby="grid-width"
        min={40}
        max={100}
        value={percent}
        onChange={(_event, value) => setPercent(value as number)}
      />
      <div style={{ height: 400, width: `${percent}%` }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Staff directory' } }}
          rows={people}
          columns={columns}
        />
      </div>
    </Stack>
  );
}
