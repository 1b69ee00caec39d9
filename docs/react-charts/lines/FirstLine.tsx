import { LineChart } from '@mui/x-charts/LineChart';

export default function FirstLine() {
  return (
    <LineChart
      aria-label="Temperature of a kiln while it cools"
      height={280}
      sx={{ width: '100%' }}
      xAxis={[{ label: 'Minutes', data: [0, 5, 10, 20, 45, 90, 150] }]}
      yAxis={[{ label: 'Kiln (°C)', width: 64 }]}
      series={[{ data: [1020, 870, 760, 605, 390, 210, 120] }]}
    />
  );
}
