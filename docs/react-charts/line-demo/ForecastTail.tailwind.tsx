import * as React from 'react';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import {
  AnimatedLine,
  type AnimatedLineProps,
  LineChart,
} from '@mui/x-charts/LineChart';
import { forecast, lastCounted, months, passengers } from './passengers';

function LineWithForecast(props: AnimatedLineProps) {
  const { left, top, width, height } = useDrawingArea();
  const split = useXScale<'time'>()(lastCounted);
  const id = React.useId();

  return (
    <React.Fragment>
      <clipPath id={`${id}-counted`}>
        <rect x={left} y={top} width={split - left} height={height} />
      </clipPath>
      <clipPath id={`${id}-forecast`}>
        <rect x={split} y={top} width={left + width - split} height={height} />
      </clipPath>
      <g clipPath={`url(#${id}-counted)`}>
        <AnimatedLine {...props} />
      </g>
      <g clipPath={`url(#${id}-forecast)`} className="[stroke-dasharray:6_4]">
        <AnimatedLine {...props} />
      </g>
    </React.Fragment>
  );
}

function Uncertainty() {
  const xScale = useXScale<'time'>();
  const yScale = useYScale<'linear'>();
  const upper = forecast.map(({ month, high }) => [xScale(month), yScale(high)]);
  const lower = forecast.map(({ month, low }) => [xScale(month), yScale(low)]);

  return (
    <polygon
      className="pointer-events-none fill-(--mui-palette-primary-main) opacity-20"
      points={`${[...upper, ...lower.reverse()]}`}
    />
  );
}

export default function ForecastTail() {
  return (
    <LineChart
      title="Passengers of an airport, counted until June 2025, then forecast"
      height={320}
      hideLegend
      xAxis={[
        {
          data: months,
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en-US', { month: 'short', year: 'numeric' }),
        },
      ]}
      yAxis={[{ label: 'Passengers (thousand)', min: 80, max: 200 }]}
      series={[
        {
          label: 'Passengers',
          color: 'var(--mui-palette-primary-main)',
          showMark: false,
          data: passengers,
          valueFormatter: (value) => `${value} thousand`,
        },
      ]}
      slots={{ line: LineWithForecast }}
    >
      <Uncertainty />
    </LineChart>
  );
}
