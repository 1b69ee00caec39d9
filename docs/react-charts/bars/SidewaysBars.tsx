import { BarChart } from '@mui/x-charts/BarChart';

const trails = [
  { name: 'Lake loop', walkers: 2675 },
  { name: 'Gorge path', walkers: 1840 },
  { name: 'Ridge walk', walkers: 1210 },
  { name: 'Pine forest round', walkers: 965 },
  { name: 'Waterfall steps', walkers: 880 },
  { name: 'Chapel trail', walkers: 720 },
  { name: 'Old mule track', walkers: 490 },
  { name: 'Glacier viewpoint', walkers: 315 },
];

export default function SidewaysBars() {
  return (
    <BarChart
      aria-label="Walkers counted on eight trails in August"
      height={340}
      layout="horizontal"
      dataset={trails}
      grid={{ vertical: true }}
      xAxis={[{ label: 'Walkers in August' }]}
      yAxis={[{ dataKey: 'name', width: 128 }]}
      series={[{ dataKey: 'walkers' }]}
    />
  );
}
