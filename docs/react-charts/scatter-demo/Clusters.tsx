import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { customers, findClusters } from './customers';

const palette = ['#3b82f6', '#d9670f', '#0d9488', '#a855f7'];

function Centers() {
  const points = useScatterSeries('customers')?.data ?? [];
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const clusters = [...new Set(points.map(({ z }) => z as number))].sort();

  return clusters.map((cluster) => {
    const members = points.filter(({ z }) => z === cluster);
    const mean = (key: 'x' | 'y') =>
      members.reduce((sum, point) => sum + point[key], 0) / members.length;
    return (
      <g
        key={cluster}
        pointerEvents="none"
        transform={`translate(${xScale(mean('x'))} ${yScale(mean('y'))})`}
      >
        <circle
          r={13}
          fill="var(--mui-palette-background-paper)"
          stroke={palette[cluster]}
          strokeWidth={3}
        />
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={13}
          fontWeight={700}
          fill="var(--mui-palette-text-primary)"
        >
          {'ABCD'[cluster]}
        </text>
      </g>
    );
  });
}

export default function Clusters() {
  const [count, setCount] = React.useState(3);
  const data = React.useMemo(() => findClusters(customers, count), [count]);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of clusters"
        value={count}
        onChange={(_, value) => setCount(value ?? count)}
        sx={{ mb: 2, '& button': { px: 2 } }}
      >
        {[2, 3, 4].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        title="Customers of a shop by orders and value, in clusters"
        height={320}
        xAxis={[{ label: 'Orders per year', min: 0, max: 40 }]}
        yAxis={[{ label: 'Average order ($)', min: 0, max: 160 }]}
        zAxis={[
          { colorMap: { type: 'ordinal', values: [0, 1, 2, 3], colors: palette } },
        ]}
        series={[
          {
            id: 'customers',
            data,
            valueFormatter: (point) =>
              point && `Cluster ${'ABCD'[point.z]}: ${point.x} orders, $${point.y}`,
          },
        ]}
      >
        <Centers />
      </ScatterChart>
    </div>
  );
}
