import { BarChart } from '@mui/x-charts/BarChart';

export default function OnePieceBar() {
  return (
    <BarChart
      aria-label="Loaves sold per day"
      height={260}
      xAxis={[{ data: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      series={[{ data: [84, 91, 78, 120, 164] }]}
    />
  );
}
