import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { exportQuarters } from '../data/trade';

type Marker = 'none' | 'line' | 'band';

export default function AxisMarker() {
  const [marker, setMarker] = React.useState<{ x: Marker; y: Marker }>({
    x: 'band',
    y: 'line',
  });

  return (
    <Stack spacing={1}>
      {(['x', 'y'] as const).map((axis) => (
        <div key={axis}>
          <FormLabel id={`marker-${axis}`}>{axis}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={`marker-${axis}`}
            value={marker[axis]}
            onChange={(_, value) => setMarker({ ...marker, [axis]: value })}
          >
            {['none', 'line', 'band'].map((value) => (
              <FormControlLabel
                key={value}
                value={value}
                label={value}
                control={<Radio size="small" />}
              />
            ))}
          </RadioGroup>
        </div>
      ))}
      <BarChart
        title="Vehicle exports by quarter, 2020 to 2025"
        height={280}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        axisHighlight={marker}
        xAxis={[
          { scaleType: 'band', data: exportQuarters.map((row) => row.quarter) },
        ]}
        yAxis={[{ label: 'Exports (million $)' }]}
        series={[
          { label: 'Vehicles', data: exportQuarters.map((row) => row.vehicles) },
        ]}
      />
    </Stack>
  );
}
