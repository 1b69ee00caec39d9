import { BarChart } from '@mui/x-charts/BarChart';

export default function LabelsThatFit() {
  return (
    <BarChart
      aria-label="Minutes to pick and pack an order, by size"
      height={280}
      xAxis={[{ data: ['Letter', 'Small', 'Medium', 'Large', 'Bulky'] }]}
      series={[
        { label: 'Picking', stack: 'time', data: [2, 3, 5, 9, 16] },
        { label: 'Packing', stack: 'time', data: [1, 4, 6, 3, 11] },
      ]}
      barLabel={({ value }, { bar }) => (bar.height < 20 ? null : `${value} min`)}
    />
  );
}
