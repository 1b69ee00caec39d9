import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const degrees = [
  -4, -5, -6, -6, -7, -7, -5, -1, 6, 11, 15, 19, 21, 23, 25, 25, 24, 20, 16, 13, 11,
  8, 6, 4, 3,
];
const baselines = [0, 12, 'min', 'max'] as const;

export default function BaselineFill() {
  const [baseline, setBaseline] = React.useState<(typeof baselines)[number]>(0);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={baseline}
        onChange={(_, value) => setBaseline(value ?? baseline)}
      >
        {baselines.map((value) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{ minWidth: 40, textTransform: 'none' }}
          >
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Temperature in a greenhouse over a day"
        height={280}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            valueFormatter: (h: number) => `${h} h`,
          },
        ]}
        yAxis={[{ label: 'Temperature (°C)', min: -10, max: 30 }]}
        series={[{ data: degrees, area: true, baseline, showMark: false }]}
      />
    </div>
  );
}
