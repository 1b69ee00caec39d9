import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { days, shifts, type Shift } from '../data/shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'team', headerName: 'Team', width: 110 },
  ...days.map<GridColDef<Shift>>((day) => ({
    field: day,
    type: 'number',
    width: 72,
  })),
];

export default function RangeSelect() {
  const [rowSelection, setRowSelection] = React.useState(false);
  const [count, setCount] = React.useState(0);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={rowSelection} />}
        label="Also select rows"
        onChange={(_event, checked) => setRowSelection(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Hours per day"
          rows={shifts}
          columns={columns}
          cellSelection
          rowSelection={rowSelection}
          onCellSelectionModelChange={(model) =>
            setCount(
              Object.values(model).flatMap(Object.values).filter(Boolean).length,
            )
          }
        />
      </div>
      <Typography role="status">Selected cells: {count}</Typography>
    </Stack>
  );
}
