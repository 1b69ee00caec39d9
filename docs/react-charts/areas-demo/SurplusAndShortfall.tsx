import { blue, grey, orange } from '@mui/material/colors';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { createNoise, round } from '../data/random';

const noise = createNoise(14);

/** A day in a house with solar panels: kilowatts in 10-minute steps. */
const day = Array.from({ length: 145 }, (_, index) => {
  const hour = index / 6;
  const sun = Math.max(0, Math.sin(((hour - 6) / 13) * Math.PI));
  const peak = (at: number, width: number) =>
    Math.exp(-((hour - at) ** 2) / (2 * width ** 2));
  const made = 4.6 * sun ** 1.3;
  const used =
    0.6 + 1.5 * peak(7.5, 0.8) + 0.7 * peak(12.5, 0.7) + 2.6 * peak(19, 1.4);
  return { hour, made: round(made, 2), used: round(used + noise() * 0.06, 2) };
});
const formatPower = (value: number | null) =>
  value ? `${value.toFixed(1)} kW` : null;
const common = {
  stack: 'gap',
  curve: 'linear',
  showMark: false,
  disableHighlight: true,
} as const;

export default function SurplusAndShortfall() {
  return (
    <LineChart
      title="Solar power made and power used in a house over a day"
      height={320}
      xAxis={[
        {
          data: day.map(({ hour }) => hour),
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) =>
            `${Math.floor(hour)}:${`${Math.round((hour % 1) * 60)}`.padStart(2, '0')}`,
        },
      ]}
      yAxis={[{ label: 'Power (kW)', min: 0, max: 5 }]}
      series={[
        {
          ...common,
          color: 'transparent',
          data: day.map(({ made, used }) => Math.min(made, used)),
          valueFormatter: () => null,
        },
        {
          ...common,
          id: 'surplus',
          label: 'Surplus',
          labelMarkType: 'square',
          color: blue[500],
          area: true,
          data: day.map(({ made, used }) => Math.max(0, made - used)),
          valueFormatter: formatPower,
        },
        {
          ...common,
          id: 'shortfall',
          label: 'Shortfall',
          labelMarkType: 'square',
          color: orange[800],
          area: true,
          data: day.map(({ made, used }) => Math.max(0, used - made)),
          valueFormatter: formatPower,
        },
        {
          label: 'Used',
          color: grey[600],
          curve: 'linear',
          showMark: false,
          data: day.map(({ used }) => used),
          valueFormatter: formatPower,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}:is([data-series="surplus"], [data-series="shortfall"])`]:
          { display: 'none' },
      }}
    />
  );
}
