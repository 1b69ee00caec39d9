import { ScatterChart } from '@mui/x-charts/ScatterChart';
import {
  unstable_useScatterSeries as useScatterSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { commuteYears } from '../data/traffic';

const points = commuteYears.map(({ year, transit, car }) => ({
  id: year,
  x: transit,
  y: car,
}));
const labeledYears = [2001, 2010, 2020, 2025];

function PathOfTime() {
  const series = useScatterSeries()?.series.commute;
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const data = series?.data ?? [];

  return (
    <g pointerEvents="none">
      <polyline
        points={data.map(({ x, y }) => `${xScale(x)},${yScale(y)}`).join(' ')}
        fill="none"
        stroke={series?.color}
        strokeWidth={1.5}
      />
      {data
        .filter(({ id }) => labeledYears.includes(Number(id)))
        .map(({ id, x, y }) => (
          <text
            key={id}
            x={xScale(x)}
            y={yScale(y)}
            dx={8}
            dy={-8}
            fontSize={13}
            fill="var(--mui-palette-text-primary)"
          >
            {id}
          </text>
        ))}
    </g>
  );
}

export default function JoinThePoints() {
  return (
    <ScatterChart
      title="Ways to work by transit and by car, 2001 to 2025"
      height={340}
      xAxis={[{ label: 'By transit (%)' }]}
      yAxis={[{ label: 'By car (%)' }]}
      series={[
        {
          id: 'commute',
          data: points,
          valueFormatter: (point) =>
            `${point.id}: ${point.x}% by transit, ${point.y}% by car`,
        },
      ]}
    >
      <PathOfTime />
    </ScatterChart>
  );
}
