import { BarChart } from '@mui/x-charts/BarChart';

const trails = ['Gorge path', 'Ridge walk', 'Lake round', 'Old mule track'];

export default function SidewaysBars() {
  return (
    <BarChart
      aria-label="Walkers counted on four trails in August"
      height={280}
      sx={{ width: '100%' }}
      layout="horizontal"
      grid={{ vertical: true }}
      xAxis={[{ label: 'Walkers in August' }]}
      yAxis={[{ data: trails, width: 104 }]}
      series={[{ label: 'Walkers', data: [1840, 1210, 2675, 490] }]}
      hideLegend
    />
  );
}
