import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createNoise, createRandom, round } from '../data/random';

const noise = createNoise(81);
const next = createRandom(82);
const counters = [
  { name: 'Passports', typical: 19, spread: 6 },
  { name: 'Parking', typical: 8, spread: 3 },
  { name: 'Building permits', typical: 31, spread: 9 },
  { name: 'Registry', typical: 13, spread: 4 },
].map(({ name, typical, spread }) => ({
  name,
  waits: Array.from({ length: 36 }, () =>
    Math.max(1, round(typical + noise() * spread, 1)),
  ).sort((a, b) => a - b),
}));

/** Each row is a whole number on the y-axis. Its points are spread around it to reduce overlap. */
const points = counters.flatMap(({ name, waits }, row) =>
  waits.map((wait, index) => ({
    id: `${name} ${index + 1}`,
    x: wait,
    y: row + (next() - 0.5) * 0.5,
    z: name,
  })),
);

function Medians() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return counters.map(({ name, waits }, row) => {
    const median = waits[Math.floor(waits.length / 2)];
    return (
      <line
        key={name}
        x1={xScale(median)}
        x2={xScale(median)}
        y1={yScale(row - 0.36)}
        y2={yScale(row + 0.36)}
        stroke="var(--mui-palette-text-primary)"
        strokeWidth={3}
        pointerEvents="none"
      />
    );
  });
}

export default function StripPlot() {
  return (
    <ScatterChart
      title="Waiting times at four counters, with the median of each"
      height={320}
      hideLegend
      grid={{ vertical: true }}
      xAxis={[{ label: 'Wait (minutes)', min: 0 }]}
      yAxis={[
        {
          min: -0.5,
          max: counters.length - 0.5,
          reverse: true,
          width: 115,
          disableTicks: true,
          tickInterval: counters.map((_, row) => row),
          valueFormatter: (row: number) => counters[row]?.name ?? '',
        },
      ]}
      series={[
        {
          data: points,
          color: '#3b82f6',
          valueFormatter: (point) => point && `${point.z}: ${point.x} minutes`,
        },
      ]}
    >
      <Medians />
    </ScatterChart>
  );
}
