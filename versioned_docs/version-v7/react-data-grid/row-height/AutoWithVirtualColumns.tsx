import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '../data/random';
import { createReviews } from './reviews';

const days = Array.from({ length: 31 }, (_, index) => `d${index + 1}`);
const random = createRandom(5);

// The number of hikers on each trail, day by day, plus a note.
const rows = createReviews(30).map(({ id, text }) => ({
  id,
  trail: `Trail ${id}`,
  text,
  ...Object.fromEntries(days.map((day) => [day, random.between(0, 120)])),
}));

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', width: 100 },
  ...days.map((day, index): GridColDef => ({
    field: day,
    headerName: `Aug ${index + 1}`,
    type: 'number',
    width: 90,
  })),
];
columns.splice(20, 0, { field: 'text', headerName: 'Note', width: 220 });

const getRowHeight = () => 'auto' as const;

export default function AutoWithVirtualColumns() {
  const [isVirtual, setIsVirtual] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isVirtual} />}
        label="Virtualize columns"
        onChange={(_event, checked) => setIsVirtual(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Hikers per day in August' } }}
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          virtualizeColumnsWithAutoRowHeight={isVirtual}
          sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
        />
      </div>
    </Stack>
  );
}
