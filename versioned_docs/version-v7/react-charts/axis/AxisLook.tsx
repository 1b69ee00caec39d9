import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const years = commuteYears.map((row) => row.year);

export default function AxisLook() {
  return (
    <LineChart
      title="How people in a city get to work, 2001 to 2025"
      height={300}
      xAxis={[{ data: years, valueFormatter: String, domainLimit: 'strict' }]}
      yAxis={[{ label: 'Share of trips (%)' }]}
      series={[
        { label: 'Car', showMark: false, data: commuteYears.map((row) => row.car) },
        {
          label: 'Bike',
          showMark: false,
          data: commuteYears.map((row) => row.bike),
        },
      ]}
      sx={{
        [`& .${axisClasses.root} :is(.${axisClasses.line}, .${axisClasses.tick})`]: {
          stroke: 'var(--mui-palette-text-disabled)',
        },
        [`& .${axisClasses.left} .${axisClasses.line}`]: { strokeDasharray: '2 4' },
        [`& .${axisClasses.root} .${axisClasses.tickLabel}`]: {
          fill: 'var(--mui-palette-text-secondary)',
        },
        [`& .${axisClasses.label}`]: { fontStyle: 'italic' },
      }}
    />
  );
}
