import { blue, grey, orange } from '@mui/material/colors';
import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';

const steps = [
  { name: 'Revenue', change: 842, isTotal: true },
  { name: 'Materials', change: -268 },
  { name: 'Wages', change: -214 },
  { name: 'Rent', change: -76 },
  { name: 'Grants', change: 58 },
  { name: 'Taxes', change: -91 },
];

let sum = 0;
const bars = steps.map(({ name, change, isTotal = false }) => {
  const start = sum;
  sum += change;
  return { name, change, isTotal, base: isTotal ? 0 : Math.min(start, sum) };
});
bars.push({ name: 'Profit', change: sum, isTotal: true, base: 0 });

const valueFormatter = (value: number | null) =>
  value === null ? null : `$${value} thousand`;

function LabelAbove(props: BarLabelProps) {
  return <BarLabel {...props} y={props.y - 12} height={0} />;
}

export default function WaterfallBars() {
  return (
    <BarChart
      title="From revenue to profit, in thousand dollars"
      height={340}
      grid={{ horizontal: true }}
      xAxis={[{ data: bars.map(({ name }) => name), categoryGapRatio: 0.25 }]}
      yAxis={[{ label: 'Thousand dollars', max: 1000, width: 68 }]}
      series={[
        {
          id: 'base',
          stack: 'steps',
          color: 'transparent',
          data: bars.map(({ base }) => base),
          valueFormatter: () => null,
        },
        {
          label: 'Total',
          stack: 'steps',
          color: grey[600],
          data: bars.map(({ change, isTotal }) => (isTotal ? change : null)),
          valueFormatter,
        },
        {
          label: 'Increase',
          stack: 'steps',
          color: blue[600],
          data: bars.map((bar) =>
            bar.isTotal || bar.change < 0 ? null : bar.change,
          ),
          valueFormatter,
        },
        {
          label: 'Decrease',
          stack: 'steps',
          color: orange[800],
          data: bars.map(({ change }) => (change < 0 ? -change : null)),
          valueFormatter,
        },
      ]}
      barLabel={({ seriesId, dataIndex }) =>
        seriesId === 'base' ? null : `${bars[dataIndex].change}`
      }
      slots={{ barLabel: LabelAbove }}
    />
  );
}
