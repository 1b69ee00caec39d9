import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { tours } from './tours';

function AsPlanned({ limit }: { limit: number }) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <g pointerEvents="none" fontSize={12} fill="var(--mui-palette-text-primary)">
      <line
        x1={xScale(0)}
        y1={yScale(0)}
        x2={xScale(60)}
        y2={yScale(60)}
        stroke="var(--mui-palette-text-secondary)"
        strokeDasharray="4 4"
      />
      {tours
        .filter(({ x, y }) => y - x > limit)
        .map(({ id, x, y }) => (
          <text key={id} x={xScale(x) - 9} y={yScale(y)} textAnchor="end">
            {id}
          </text>
        ))}
    </g>
  );
}

export default function Outliers() {
  const [limit, setLimit] = React.useState(8);
  const isLate = ({ x, y }: { x: number; y: number }) => y - x > limit;

  return (
    <Stack spacing={1}>
      <ScatterChart
        title="Planned and actual duration of 70 delivery tours"
        height={340}
        xAxis={[{ label: 'Planned (minutes)', min: 0, max: 60 }]}
        yAxis={[{ label: 'Actual (minutes)', min: 0, max: 80 }]}
        series={[
          {
            label: 'On time',
            color: '#8a8f98',
            data: tours.filter((tour) => !isLate(tour)),
          },
          {
            label: 'Late',
            color: '#d9670f',
            markerSize: 6,
            data: tours.filter(isLate),
          },
        ].map((series) => ({
          ...series,
          valueFormatter: (tour) =>
            tour && `${tour.id}: ${tour.y} instead of ${tour.x} minutes`,
        }))}
      >
        <AsPlanned limit={limit} />
      </ScatterChart>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', px: 2 }}>
        <Typography id="late-limit" variant="body2" sx={{ flexShrink: 0 }}>
          Late: more than {limit} minutes
        </Typography>
        <Slider
          aria-labelledby="late-limit"
          min={2}
          max={20}
          value={limit}
          onChange={(_, value) => setLimit(value)}
        />
      </Stack>
    </Stack>
  );
}
