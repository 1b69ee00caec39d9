import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { cityClimates } from '../data/climate';

const ranges = [
  { name: 'Coldest\nmonth', min: -30, max: 40 },
  { name: 'Warmest\nmonth', min: -30, max: 40 },
  { name: 'Rain\na year', max: 1200 },
  { name: 'Wettest\nmonth', max: 160 },
  { name: 'Driest\nmonth', max: 80 },
];
const units = ['°C', '°C', 'mm', 'mm', 'mm'];

const series = ['Aldermouth', 'Dry Wells', 'Fort Aurora'].map((name) => {
  const { temperature, rain } = cityClimates.find(({ city }) => city === name)!;
  return {
    id: name,
    label: name,
    data: [
      Math.min(...temperature),
      Math.max(...temperature),
      rain.reduce((sum, value) => sum + value),
      Math.max(...rain),
      Math.min(...rain),
    ],
    valueFormatter: (value: number, { dataIndex }: { dataIndex: number }) =>
      `${value} ${units[dataIndex]}`,
  };
});

export default function MetricRanges() {
  const [isLimited, setIsLimited] = React.useState(true);

  return (
    <Stack>
      <RadarChart
        title="Temperature and rain of three cities"
        height={360}
        margin={{ top: 50, bottom: 50, left: 70, right: 70 }}
        radar={{ metrics: isLimited ? ranges : ranges.map(({ name }) => name) }}
        series={series}
      />
      <FormControlLabel
        control={
          <Switch
            checked={isLimited}
            onChange={(event) => setIsLimited(event.target.checked)}
          />
        }
        label="Limits for each metric"
        sx={{ alignSelf: 'center' }}
      />
    </Stack>
  );
}
