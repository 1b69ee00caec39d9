import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [
  0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300,
  360,
];
const degrees = [
  1020, 941, 872, 811, 757, 709, 666, 592, 531, 480, 417, 367, 326, 291, 237, 196,
  165, 141, 107, 85,
];

export default function FirstLine() {
  return (
    <LineChart
      aria-label="Temperature of a kiln while it cools"
      height={280}
      xAxis={[{ data: minutes, label: 'Minutes' }]}
      yAxis={[{ label: 'Kiln (°C)', width: 64 }]}
      series={[{ data: degrees }]}
    />
  );
}
