import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { exportQuarters } from '../data/trade';

const quarters = exportQuarters.slice(-12);

export default function RestyledBars() {
  return (
    <BarChart
      title="Exports in the last twelve quarters, in millions of dollars"
      height={300}
      dataset={quarters.map((row) => ({ ...row }))}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'machinery', label: 'Machinery' },
        { dataKey: 'vehicles', label: 'Vehicles' },
      ]}
      sx={{
        backgroundColor: 'var(--mui-palette-action-hover)',
        borderRadius: '8px',
        [`& .${barElementClasses.root}`]: {
          fillOpacity: 0.5,
          stroke: 'currentColor',
          strokeWidth: 1.5,
        },
        [`& .${axisClasses.root} .${axisClasses.line}`]: {
          stroke: 'var(--mui-palette-primary-main)',
          strokeWidth: 2,
        },
        [`& .${axisClasses.root} .${axisClasses.tickLabel}`]: {
          fill: 'var(--mui-palette-text-secondary)',
        },
      }}
    />
  );
}
