import * as React from 'react';
import { blue, orange } from '@mui/material/colors';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { anomalies } from '../data/climate';

/** From top to bottom: each color and the lowest value it covers. */
const fills = {
  'Two colors': [
    { color: orange[800], from: 0 },
    { color: blue[600], from: -Infinity },
  ],
  Bands: [
    { color: orange[900], from: 0.75 },
    { color: orange[700], from: 0.5 },
    { color: orange[400], from: 0.25 },
    { color: orange[200], from: 0 },
    { color: blue[200], from: -0.25 },
    { color: blue[500], from: -0.5 },
    { color: blue[800], from: -Infinity },
  ],
};

type Fill = keyof typeof fills;

function AreaGradient({ id, fill }: { id: string; fill: Fill }) {
  const { top, height, bottom } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const svgHeight = top + height + bottom;
  const toOffset = (value: number) =>
    value === -Infinity ? 1 : yScale(value) / svgHeight;

  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1="0"
      x2="0"
      y1="0"
      y2={svgHeight}
    >
      {fills[fill].flatMap(({ color, from }, index, bands) => [
        <stop
          key={`${color}-start`}
          offset={index === 0 ? 0 : toOffset(bands[index - 1].from)}
          stopColor={color}
        />,
        <stop key={`${color}-end`} offset={toOffset(from)} stopColor={color} />,
      ])}
    </linearGradient>
  );
}

export default function AboveBelowFill() {
  const [fill, setFill] = React.useState<Fill>('Two colors');

  return (
    <div className="[&_.MuiAreaElement-root]:fill-[url(#above-below-fill)] [&_.MuiAreaElement-root]:[filter:none]">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Fill of the area"
        value={fill}
        onChange={(_, value) => setFill(value ?? fill)}
      >
        {Object.keys(fills).map((name) => (
          <ToggleButton key={name} value={name} className="normal-case!">
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Temperature from 1880 to 2024, compared with 1951 to 1980"
        height={320}
        hideLegend
        xAxis={[
          {
            data: anomalies.map(({ year }) => year),
            domainLimit: 'strict',
            valueFormatter: String,
          },
        ]}
        yAxis={[{ label: 'Deviation (°C)' }]}
        series={[
          {
            label: 'Deviation',
            color: 'var(--mui-palette-text-secondary)',
            area: true,
            showMark: false,
            data: anomalies.map(({ anomaly }) => anomaly),
            valueFormatter: (value) => `${value} °C`,
          },
        ]}
      >
        <defs>
          <AreaGradient id="above-below-fill" fill={fill} />
        </defs>
      </LineChart>
    </div>
  );
}
