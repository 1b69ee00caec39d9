import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { hours } from '../data/traffic';
import { arrivals } from './arrivals';

const Bar = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.action.disabledBackground,
}));
const Text = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.secondary,
  fontSize: 14,
  textAnchor: 'middle',
}));

const heights = [0.35, 0.6, 0.45, 0.8, 0.55, 0.7, 0.4, 0.3];

function SkeletonBars() {
  const scale = useXScale<'band'>();
  const { left, top, width, height } = useDrawingArea();

  return (
    <g>
      {scale.domain().map((hour, index) => {
        const size = height * heights[index % heights.length];
        return (
          <Bar
            key={`${hour}`}
            x={scale(hour)}
            y={top + height - size}
            width={scale.bandwidth()}
            height={size}
          />
        );
      })}
      <Text x={left + width / 2} y={top + 20}>
        Asking the port…
      </Text>
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
