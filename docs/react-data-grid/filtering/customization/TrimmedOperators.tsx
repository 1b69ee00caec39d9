import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../../data/readings';

function SpeedInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', height: 40 }}>
      <Slider
        aria-label="Wind speed in miles per hour"
        value={item.value ?? 0}
        max={40}
        onChange={(_event, value) => applyValue({ ...item, value })}
        slotProps={{ input: { ref: focusElementRef } }}
      />
      <Typography variant="body2" noWrap sx={{ minWidth: 50 }}>
        {item.value ?? 0} mph
      </Typography>
    </Stack>
  );
}

const speedOperators = getGridNumericOperators()
  .filter(({ value }) => value === '>' || value === '<')
  .map((operator) => ({ ...operator, InputComponent: SpeedInput }));

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 160 },
  {
    field: 'takenAt',
    headerName: 'Taken',
    type: 'dateTime',
    width: 200,
    valueFormatter: (value: Date) => value.toLocaleString('en-US'),
  },
  {
    field: 'wind',
    headerName: 'Wind (mph)',
    type: 'number',
    width: 150,
    filterOperators: speedOperators,
  },
];

export default function TrimmedOperators() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Wind at five stations" rows={readings} columns={columns} />
    </div>
  );
}
