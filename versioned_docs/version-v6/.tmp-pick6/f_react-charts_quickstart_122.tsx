import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

export default function Turnover() {
  return (
    <BarChart
      height={240}
      margin={{ left: 72 }}
      yAxis={[{ label: 'Turnover (€)' }]}
      series={[{ data: [1840, 2210, 1975] }]}
      sx={{
        [`& .${axisClasses.left} .${axisClasses.label}`]: {
          transform: 'translateX(-24px)',
        },
      }}
    />
  );
}
