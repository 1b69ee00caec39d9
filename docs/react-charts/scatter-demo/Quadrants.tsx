import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { id: 'Dark mode', x: 2.1, y: 7.9 },
  { id: 'Offline use', x: 8.2, y: 8.1 },
  { id: 'CSV export', x: 1.6, y: 5.8 },
  { id: 'Shortcuts', x: 3.4, y: 6.9 },
  { id: 'Shared lists', x: 6.6, y: 9.2 },
  { id: 'Voice input', x: 7.8, y: 3.6 },
  { id: 'New icons', x: 2.6, y: 1.8 },
  { id: 'Themes', x: 3.8, y: 2.9 },
  { id: 'Import', x: 3.1, y: 4 },
  { id: 'Calendar', x: 6.9, y: 6.4 },
  { id: 'Stickers', x: 6.3, y: 1.6 },
  { id: 'Single sign-on', x: 8.4, y: 5.6 },
];
const corners = [
  { text: 'Do first', x: 0.2, y: 9.6, anchor: 'start' },
  { text: 'Plan', x: 9.8, y: 9.6, anchor: 'end' },
  { text: 'Fill in', x: 0.2, y: 0.4, anchor: 'start' },
  { text: 'Drop', x: 9.8, y: 0.4, anchor: 'end' },
] as const;

function Labels() {
  const points = useScatterSeries('ideas')?.data ?? [];
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <g pointerEvents="none" fontSize={12} fill="var(--mui-palette-text-primary)">
      {points.map(({ id, x, y }) => (
        <text key={id} x={xScale(x)} y={yScale(y) - 9} textAnchor="middle">
          {id}
        </text>
      ))}
      {corners.map(({ text, x, y, anchor }) => (
        <text
          key={text}
          x={xScale(x)}
          y={yScale(y)}
          textAnchor={anchor}
          dominantBaseline="central"
          fontSize={14}
          fontWeight={700}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

const line = { stroke: 'var(--mui-palette-text-secondary)', strokeDasharray: '4 4' };

export default function Quadrants() {
  return (
    <ScatterChart
      title="Twelve ideas by effort and value, in four quadrants"
      height={380}
      hideLegend
      xAxis={[{ label: 'Effort (weeks)', min: 0, max: 10 }]}
      yAxis={[{ label: 'Value for users (0 to 10)', min: 0, max: 10 }]}
      series={[
        {
          id: 'ideas',
          data: ideas,
          color: '#3b82f6',
          markerSize: 5,
          valueFormatter: (idea) =>
            idea && `${idea.id}: ${idea.x} weeks, value ${idea.y}`,
        },
      ]}
    >
      <ChartsReferenceLine x={5} lineStyle={line} />
      <ChartsReferenceLine y={5} lineStyle={line} />
      <Labels />
    </ScatterChart>
  );
}
