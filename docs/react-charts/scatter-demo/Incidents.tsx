import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createRandom, round } from '../data/random';

const next = createRandom(101);
const services = [
  { label: 'Checkout', color: '#d9670f' },
  { label: 'Search', color: '#3b82f6' },
  { label: 'Sign-in', color: '#a855f7' },
];
const monthAndDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});

const series = services.map(({ label, color }, index) => ({
  label,
  color,
  markerSize: 6,
  data: Array.from({ length: 14 }, (_, id) => ({
    id,
    x: new Date(2025, 0, 4 + Math.floor(next() * 176)).getTime(),
    y: round(10 ** (0.5 + next() * (2.3 - index * 0.35)), 0),
  })),
  valueFormatter: (point: { x: number; y: number } | null) =>
    point && `${monthAndDay.format(point.x)}: ${point.y} minutes`,
}));

export default function Incidents() {
  return (
    <ScatterChart
      title="Incidents of three services by date and duration, January to June 2025"
      height={320}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'time',
          min: new Date(2025, 0, 1),
          max: new Date(2025, 5, 30),
          valueFormatter: (date: Date) => monthAndDay.format(date),
        },
      ]}
      yAxis={[
        {
          scaleType: 'log',
          min: 1,
          max: 1000,
          label: 'Duration',
          width: 72,
          tickInterval: [1, 10, 60, 240, 1000],
          valueFormatter: (minutes: number) =>
            minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`,
        },
      ]}
      series={series}
    />
  );
}
