import { BarChart } from '@mui/x-charts/BarChart';

export default function RoundBars() {
  return (
    <BarChart
      height={240}
      series={[{ data: [4, 7, 2] }]}
      slotProps={{ bar: { rx: 6 } }}
    />
  );
}
