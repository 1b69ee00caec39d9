import { PieChart } from '@mui/x-charts/PieChart';
import './PercentSlices.css';

const household = [
  { value: 1240, label: 'Rent', color: '#2563eb' },
  { value: 610, label: 'Food', color: '#b45309' },
  { value: 385, label: 'Transit', color: '#0f766e' },
  { value: 290, label: 'Health', color: '#b02abf' },
  { value: 168, label: 'Phone', color: '#4d7c0f' },
  { value: 64, label: 'Books', color: '#c8173f' },
  { value: 38, label: 'Fees', color: '#6f6a64' },
];
const total = household.reduce((sum, { value }) => sum + value, 0);

export default function PercentSlices() {
  return (
    <PieChart
      className="percent-slices"
      title="What a household spends in a month"
      height={320}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      series={[
        {
          data: household,
          outerRadius: '54%',
          innerRadius: '32%',
          arcLabel: ({ value, label }) =>
            `${label} ${Math.round((value / total) * 100)}%`,
          arcLabelRadius: '80%',
          arcLabelMinAngle: 20,
          valueFormatter: ({ value }) => `$${value.toLocaleString('en-US')}`,
        },
      ]}
    />
  );
}
