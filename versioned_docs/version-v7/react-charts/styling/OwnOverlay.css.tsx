import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { hours } from '../data/traffic';
import { arrivals } from './arrivals';
import './OwnOverlay.css';

const heights = [0.35, 0.6, 0.45, 0.8, 0.55, 0.7, 0.4, 0.3];

function SkeletonBars() {
  const scale = useXScale<'band'>();
  const { left, top, width, height } = useDrawingArea();

  return (
    <g>
      {scale.domain().map((hour, index) => {
        const size = height * heights[index % heights.length];
        return (
          <rect
            className="own-overlay-bar"
            key={`${hour}`}
            x={scale(hour)}
            y={top + height - size}
            width={scale.bandwidth()}
            height={size}
          />
        );
      })}
      <text className="own-overlay-text" x={left + width / 2} y={top + 20}>
        Asking the port…
      </text>
    </g>
  );
}

export default function OwnOverlay() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="loading"
        control={<Switch checked={loading} onChange={(_, on) => setLoading(on)} />}
      />
      <BarChart
        title="Ships that arrive at a port, by hour of the day"
        height={260}
        loading={loading}
        slots={{ loadingOverlay: SkeletonBars }}
        xAxis={[{ scaleType: 'band', data: hours }]}
        yAxis={[{ min: 0, max: 12 }]}
        series={[{ data: loading ? [] : arrivals }]}
      />
    </Stack>
  );
}
