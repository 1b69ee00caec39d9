import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const cars = [
  31, 24, 19, 17, 16, 18, 26, 64, 118, 176, 201, 214, 220, 208, 211, 197, 160, 131,
  142, 155, 128, 92, 61, 44,
];

export default function EverySecondMark() {
  return (
    <LineChart
      aria-label="Cars in a parking garage, by hour"
      height={280}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ label: 'Cars' }]}
      series={[{ data: cars, showMark: ({ index }) => index % 2 === 0 }]}
    />
  );
}
