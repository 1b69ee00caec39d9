import { blue, grey, orange } from '@mui/material/colors';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { powerWeek } from '../data/energy';

const dataset = powerWeek.slice(0, 49).map((row) => ({ ...row }));
const valueFormatter = (value: number | null) => `${value} MW`;
const stacked = {
  area: true,
  stack: 'power',
  showMark: false,
  labelMarkType: 'square',
  valueFormatter,
} as const;

export default function StackedArea() {
  return (
    <LineChart
      title="Renewable power and demand over two days"
      height={340}
      margin={{ right: 40 }}
      dataset={dataset}
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 5,
          valueFormatter: (time: Date) =>
            time.toLocaleString('en-US', { weekday: 'short', hour: 'numeric' }),
        },
      ]}
      yAxis={[{ label: 'Power (MW)' }]}
      series={[
        { dataKey: 'hydro', label: 'Hydro', color: blue[600], ...stacked },
        { dataKey: 'wind', label: 'Wind', color: grey[600], ...stacked },
        { dataKey: 'solar', label: 'Solar', color: orange[800], ...stacked },
        {
          id: 'demand',
          dataKey: 'demand',
          label: 'Demand',
          color: 'var(--mui-palette-text-primary)',
          showMark: false,
          valueFormatter,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}[data-series="demand"]`]: {
          strokeDasharray: '6 4',
        },
      }}
    />
  );
}
