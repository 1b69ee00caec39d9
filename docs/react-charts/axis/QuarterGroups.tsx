import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import {
  formatMonth,
  formatQuarter,
  monthStarts,
  quarters,
  visitors,
} from './visitors';

export default function QuarterGroups() {
  return (
    <BarChart
      title="Visitors of an open-air museum by month, in thousands, 2024 and 2025"
      height={300}
      xAxis={[
        { data: monthStarts, valueFormatter: formatMonth, disableTicks: true },
        {
          id: 'quarters',
          position: 'bottom',
          data: quarters,
          valueFormatter: formatQuarter,
          disableLine: true,
          height: 42,
        },
      ]}
      yAxis={[{ label: 'Visitors (thousand)' }]}
      series={[{ label: 'Visitors', data: visitors }]}
      sx={{
        [`& .${axisClasses.id}-quarters .${axisClasses.tick}`]: {
          stroke: 'var(--mui-palette-text-secondary)',
          transform: 'translateY(-25px) scaleY(7)',
        },
      }}
    />
  );
}
