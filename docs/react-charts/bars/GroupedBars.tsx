import { BarChart } from '@mui/x-charts/BarChart';

export default function GroupedBars() {
  return (
    <BarChart
      aria-label="Bikes hired per day at two stations"
      height={300}
      sx={{ width: '100%' }}
      xAxis={[{ data: ['Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { label: 'Harbour', data: [64, 71, 98, 143, 120] },
        { label: 'Old town', data: [88, 84, 91, 77, null] },
      ]}
    />
  );
}
