
import { BarChart } from '@mui/x-charts/BarChart';

export default function SalesChart() {
  return (
    <BarChart
      height={240}
      xAxis={[{ scaleType: 'band', data: ['North', 'East', 'South'] }]}
      series={[{ data: [42, 31, 57], label: 'Orders' }]}
    />
  );
}
