import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const lake = Array.from({ length: 31 }, (_, depth) => ({
  id: depth,
  x: Number((6 + 15 / (1 + Math.exp((depth - 9) / 1.6))).toFixed(1)),
  y: depth,
}));
const names = [
  'Reverse x',
  'Reverse y',
  'Vertical grid',
  'Horizontal grid',
] as const;

export default function FlipAndGrid() {
  const [on, setOn] = React.useState({
    'Reverse x': false,
    'Reverse y': true,
    'Vertical grid': false,
    'Horizontal grid': true,
  });

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Switch size="small" checked={on[name]} />}
            onChange={(_, checked) => setOn({ ...on, [name]: checked })}
          />
        ))}
      </Stack>
      <ScatterChart
        title="Water temperature of a lake by depth, in August"
        height={320}
        xAxis={[{ reverse: on['Reverse x'], label: 'Temperature (°C)' }]}
        yAxis={[{ reverse: on['Reverse y'], label: 'Depth (m)' }]}
        grid={{ vertical: on['Vertical grid'], horizontal: on['Horizontal grid'] }}
        series={[{ data: lake }]}
      />
    </Stack>
  );
}
