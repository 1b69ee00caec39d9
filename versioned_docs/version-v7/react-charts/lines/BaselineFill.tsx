import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const baselines = [0, 'min', 'max', 12] as const;

export default function BaselineFill() {
  const [baseline, setBaseline] = React.useState<(typeof baselines)[number]>(0);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={baseline}
        onChange={(_, value: (typeof baselines)[number] | null) =>
          setBaseline(value ?? baseline)
        }
      >
        {baselines.map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {typeof value === 'number' ? value : `'${value}'`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="figure"
        aria-label="Temperature in a greenhouse over a day"
        sx={{ m: 0 }}
      >
        <LineChart
          height={280}
          margin={{ top: 10, bottom: 30 }}
          xAxis={[
            {
              data: [0, 4, 8, 12, 16, 20, 24],
              domainLimit: 'strict',
              valueFormatter: (hour: number) => `${hour} h`,
            },
          ]}
          yAxis={[{ label: 'Temperature (°C)', min: -10, max: 30 }]}
          series={[
            {
              area: true,
              baseline,
              showMark: false,
              data: [-4, -7, 6, 21, 24, 11, 3],
            },
          ]}
        />
      </Box>
    </Box>
  );
}
