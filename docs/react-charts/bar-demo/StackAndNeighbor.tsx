import { blue, grey, orange } from '@mui/material/colors';
import { BarChart } from '@mui/x-charts/BarChart';

const departments = [
  { name: 'Design', staff: 410, services: 95, budget: 520 },
  { name: 'Web', staff: 780, services: 240, budget: 950 },
  { name: 'Mobile', staff: 640, services: 130, budget: 800 },
  { name: 'Data', staff: 520, services: 310, budget: 760 },
  { name: 'Support', staff: 470, services: 60, budget: 560 },
];
const valueFormatter = (value: number | null) => `$${value} thousand`;

export default function StackAndNeighbor() {
  return (
    <BarChart
      title="Spending of five departments next to their budget"
      height={320}
      dataset={departments}
      grid={{ horizontal: true }}
      borderRadius={4}
      xAxis={[{ dataKey: 'name', categoryGapRatio: 0.35 }]}
      yAxis={[{ label: 'Thousand dollars', width: 68 }]}
      series={[
        {
          dataKey: 'staff',
          label: 'Staff',
          stack: 'spent',
          color: blue[600],
          valueFormatter,
        },
        {
          dataKey: 'services',
          label: 'Services',
          stack: 'spent',
          color: orange[800],
          valueFormatter,
        },
        { dataKey: 'budget', label: 'Budget', color: grey[600], valueFormatter },
      ]}
    />
  );
}
