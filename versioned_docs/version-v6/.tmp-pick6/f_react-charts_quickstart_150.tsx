import { BarChart } from '@mui/x-charts/BarChart';

export default function ReportChart() {
  return (
    <BarChart
      width={480}
      height={240}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[{ data: [18, 22, 19, 27], label: 'Contracts' }]}
    />
  );
}
