import * as React from 'react';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const trips = [
  { value: 1840, label: 'Bus', color: '#2563eb' },
  { value: 1212, label: 'Bicycle', color: '#b45309' },
  { value: 965, label: 'Car', color: '#b02abf' },
  { value: 618, label: 'On foot', color: '#0f766e' },
];
const total = trips.reduce((sum, { value }) => sum + value, 0);
const series = [
  {
    data: trips,
    innerRadius: '68%',
    highlightScope: { highlight: 'item', fade: 'global' } as const,
  },
];

function CenterText({ value, label }: { value: string; label: string }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <g textAnchor="middle">
      <text
        className="fill-(--mui-palette-text-primary) text-[32px] font-semibold"
        x={x}
        y={y + 4}
      >
        {value}
      </text>
      <text
        className="fill-(--mui-palette-text-secondary) text-[14px]"
        x={x}
        y={y + 28}
      >
        {label}
      </text>
    </g>
  );
}

export default function MiddleText() {
  const [index, setIndex] = React.useState<number>();
  const slice = index === undefined ? undefined : trips[index];

  return (
    <PieChart
      title="Ways to school, trips per day"
      height={260}
      series={series}
      onHighlightChange={(item) => setIndex(item?.dataIndex)}
    >
      <CenterText
        value={
          slice
            ? `${Math.round((slice.value / total) * 100)}%`
            : total.toLocaleString('en-US')
        }
        label={slice ? slice.label : 'trips per day'}
      />
    </PieChart>
  );
}
