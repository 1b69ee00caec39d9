import { blue, grey, orange } from '@mui/material/colors';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createNoise, round } from '../data/random';

const noise = createNoise(30);
const low = 70;
const high = 180;

/** One day in 15-minute steps, with three meals. */
const hours = Array.from({ length: 97 }, (_, index) => index / 4);
const glucose = hours.map((hour) => {
  const meal = (at: number, rise: number) =>
    hour < at ? 0 : rise * (hour - at) * Math.exp(1 - (hour - at) / 0.9);
  const night = 26 * Math.exp(-((hour - 3.5) ** 2) / 2);
  return round(
    98 - night + meal(7.5, 75) + meal(12.5, 62) + meal(18.5, 112) + noise() * 3,
  );
});

function TargetBand() {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g pointerEvents="none" fill="currentColor" fontSize={13}>
      <rect
        x={left}
        y={yScale(high)}
        width={width}
        height={yScale(low) - yScale(high)}
        fill={blue[500]}
        opacity={0.15}
      />
      <rect
        x={left}
        y={top}
        width={xScale(6) - left}
        height={height}
        fill={grey[600]}
        opacity={0.2}
      />
      <text x={xScale(3)} y={top + 18} textAnchor="middle">
        Asleep
      </text>
      <text x={xScale(15.5)} y={yScale(high) + 18} textAnchor="middle">
        Target range
      </text>
    </g>
  );
}

export default function TargetRange() {
  return (
    <LineChart
      title="Blood glucose over a day, with the target range from 70 to 180"
      height={320}
      hideLegend
      xAxis={[
        {
          data: hours,
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) =>
            `${Math.floor(hour)}:${`${(hour % 1) * 60}`.padStart(2, '0')}`,
        },
      ]}
      yAxis={[
        {
          label: 'Glucose (mg/dL)',
          min: 40,
          max: 240,
          colorMap: {
            type: 'piecewise',
            thresholds: [low, high],
            colors: [orange[800], blue[600], orange[800]],
          },
        },
      ]}
      series={[
        {
          label: 'Glucose',
          showMark: false,
          data: glucose,
          valueFormatter: (value) => `${value} mg/dL`,
        },
      ]}
    >
      <TargetBand />
    </LineChart>
  );
}
