import { blue, orange } from '@mui/material/colors';
import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = Array.from({ length: 14 }, (_, index) => `km ${index + 1}`);
const pulse = [128, 139, 144, 147, 149, 152, 158, 166, 171, 163, 157, 159, 164, 172];
const speed = [
  10.8, 11.2, 11.4, 11.3, 11.4, 11.1, 10.2, 9.4, 9.1, 10.9, 11.8, 11.6, 11.7, 12.4,
];

export default function TwoScalesLines() {
  return (
    <LineChart
      title="Pulse and speed on a run of 14 kilometers"
      height={320}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: kilometers }]}
      yAxis={[
        { id: 'pulse', label: 'Pulse (beats per minute)', min: 120, max: 180 },
        { id: 'speed', label: 'Speed (km/h)', position: 'right', min: 8, max: 14 },
      ]}
      series={[
        {
          yAxisId: 'pulse',
          label: 'Pulse, left axis',
          color: orange[800],
          data: pulse,
          valueFormatter: (value) => `${value} bpm`,
        },
        {
          yAxisId: 'speed',
          label: 'Speed, right axis',
          color: blue[600],
          shape: 'square',
          data: speed,
          valueFormatter: (value) => `${value} km/h`,
        },
      ]}
    />
  );
}
