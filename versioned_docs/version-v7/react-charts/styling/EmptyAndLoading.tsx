import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { hours } from '../data/traffic';
import { arrivals } from './arrivals';

export default function EmptyAndLoading() {
  const [state, setState] = React.useState('empty');
  const [hasAxes, setHasAxes] = React.useState(false);
  const hasData = state === 'full' || state === 'reload';

  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State of the chart"
          value={state}
          onChange={(_, value) => setState(value ?? state)}
        >
          {['empty', 'loading', 'full', 'reload'].map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="Axes known in advance"
          control={<Switch checked={hasAxes} onChange={(_, on) => setHasAxes(on)} />}
        />
      </Stack>
      <BarChart
        title="Ships that arrive at a port, by hour of the day"
        height={290}
        loading={state === 'loading' || state === 'reload'}
        xAxis={[{ scaleType: 'band', data: hasAxes || hasData ? hours : [] }]}
        yAxis={[hasAxes ? { min: 0, max: 12 } : {}]}
        series={[{ label: 'Ships', data: hasData ? arrivals : [] }]}
        slotProps={{ noDataOverlay: { message: 'No ships on this day' } }}
      />
    </Stack>
  );
}
