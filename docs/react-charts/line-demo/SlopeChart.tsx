import { blue, grey, orange } from '@mui/material/colors';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

/** Percentage of trips. */
const modes = [
  { label: 'Car', before: 58, after: 47 },
  { label: 'Transit', before: 21, after: 24 },
  { label: 'Bicycle', before: 7, after: 16 },
  { label: 'On foot', before: 13, after: 12 },
];
const colorOf = (change: number) =>
  Math.abs(change) < 2 ? grey[600] : change > 0 ? blue[600] : orange[800];

function EndLabels() {
  const series = useLineSeries();
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  return series.flatMap(({ id, label, data }) =>
    ['2015', '2025'].map((year, end) => (
      <text
        key={`${id}-${year}`}
        x={(xScale(year) ?? 0) + (end === 0 ? -12 : 12)}
        y={yScale(data[end] ?? 0)}
        direction="ltr"
        textAnchor={end === 0 ? 'end' : 'start'}
        dominantBaseline="central"
        fontSize={14}
        fill="currentColor"
      >
        {end === 0 ? `${label} ${data[end]}%` : `${data[end]}% ${label}`}
      </text>
    )),
  );
}

export default function SlopeChart() {
  return (
    <LineChart
      title="How people travel: 2015 and 2025"
      desc="Cars fell from 58 to 47 percent, bicycles rose from 7 to 16 percent."
      height={340}
      margin={{ left: 104, right: 104 }}
      hideLegend
      grid={{ vertical: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: ['2015', '2025'],
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[{ position: 'none', min: 0 }]}
      series={modes.map(({ label, before, after }) => ({
        id: label,
        label,
        color: colorOf(after - before),
        curve: 'linear',
        data: [before, after],
        valueFormatter: (value) => `${value}%`,
      }))}
    >
      <EndLabels />
    </LineChart>
  );
}
