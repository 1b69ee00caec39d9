import { blue, orange } from '@mui/material/colors';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { createNoise, round } from '../data/random';

const noise = createNoise(8);
const upper = 503;
const lower = 497;
const replaced = 11;

/** A shift in 15-minute steps, and the weight of a bottle at each step. */
const hours = Array.from({ length: 41 }, (_, index) => 8 + index / 4);
const weights = hours.map((hour) => {
  const drift = hour < replaced ? 1.35 * (hour - 8) : 0;
  return round(499.6 + drift + noise() * 0.7, 1);
});

const formatHour = (hour: number) =>
  `${Math.floor(hour)}:${`${(hour % 1) * 60}`.padStart(2, '0')}`;
const limitStyle = { stroke: orange[800], strokeWidth: 2, strokeDasharray: '8 4' };
const labelStyle = { fontSize: 13 };

export default function LimitLines() {
  return (
    <LineChart
      title="Weight of bottles in a shift, with the limits of 497 and 503 grams"
      height={320}
      hideLegend
      xAxis={[{ data: hours, domainLimit: 'strict', valueFormatter: formatHour }]}
      yAxis={[{ label: 'Weight (g)', min: 495, max: 506 }]}
      series={[
        {
          label: 'Weight',
          color: blue[600],
          curve: 'linear',
          data: weights,
          showMark: ({ value }) => value < lower || value > upper,
          valueFormatter: (weight) => `${weight} g`,
        },
      ]}
    >
      <ChartsReferenceLine
        y={upper}
        label="Upper limit"
        labelStyle={labelStyle}
        lineStyle={limitStyle}
      />
      <ChartsReferenceLine
        y={lower}
        label="Lower limit"
        labelStyle={labelStyle}
        lineStyle={limitStyle}
      />
      <ChartsReferenceLine
        x={replaced}
        label="Nozzle replaced"
        labelAlign="start"
        labelStyle={labelStyle}
        lineStyle={{ strokeDasharray: '2 3' }}
      />
    </LineChart>
  );
}
