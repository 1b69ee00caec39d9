import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { apartments } from './apartments';
import { fitLine } from './fitLine';

function TrendLines() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return useScatterSeries().map(({ id, color, data }) => {
    const { slope, start } = fitLine(data);
    const xs = data.map(({ x }) => x);
    const [from, to] = [Math.min(...xs), Math.max(...xs)];
    return (
      <g key={id} pointerEvents="none">
        <line
          x1={xScale(from)}
          y1={yScale(start + slope * from)}
          x2={xScale(to)}
          y2={yScale(start + slope * to)}
          stroke={color}
          strokeWidth={2}
        />
        <text
          x={xScale(to)}
          y={yScale(start + slope * to) - 10}
          textAnchor="end"
          fontSize={13}
          fill="var(--mui-palette-text-primary)"
        >
          ${slope.toFixed(1)} per m²
        </text>
      </g>
    );
  });
}

const pointsOf = (rows: typeof apartments) =>
  rows.map(({ id, area, rent }) => ({ id, x: area, y: rent }));
const all = [{ label: 'All', color: '#3b82f6', data: pointsOf(apartments) }];
const byPlace = [
  {
    label: 'Center',
    color: '#d9670f',
    data: pointsOf(apartments.filter(({ isCentral }) => isCentral)),
  },
  {
    label: 'Elsewhere',
    color: '#3b82f6',
    data: pointsOf(apartments.filter(({ isCentral }) => !isCentral)),
  },
];

export default function TrendLine() {
  const [split, setSplit] = React.useState(false);

  return (
    <div>
      <ScatterChart
        title="Rent of 60 apartments by area, with trend lines"
        height={320}
        xAxis={[{ label: 'Area (m²)', min: 20, max: 130 }]}
        yAxis={[{ label: 'Rent ($ per month)', min: 0, max: 2600, width: 65 }]}
        series={split ? byPlace : all}
      >
        <TrendLines />
      </ScatterChart>
      <FormControlLabel
        label="Split by part of the city"
        control={<Switch checked={split} />}
        onChange={(_, checked) => setSplit(checked)}
      />
    </div>
  );
}
