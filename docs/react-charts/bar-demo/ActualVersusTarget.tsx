import { blue, orange } from '@mui/material/colors';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const teams = [
  { name: 'North', sold: 412, target: 380 },
  { name: 'East', sold: 298, target: 340 },
  { name: 'South', sold: 365, target: 350 },
  { name: 'West', sold: 451, target: 420 },
  { name: 'Online', sold: 502, target: 560 },
  { name: 'Export', sold: 187, target: 180 },
];

function Targets() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  return teams.map(({ name, target }) => (
    <path
      key={name}
      d={`M ${(xScale(name) ?? 0) - 4} ${yScale(target)} h ${xScale.bandwidth() + 8}`}
      stroke="currentColor"
      strokeWidth={3}
      pointerEvents="none"
    />
  ));
}

const valueFormatter = (sold: number | null, { dataIndex }: { dataIndex: number }) =>
  sold === null ? null : `$${sold}k, target $${teams[dataIndex].target}k`;

export default function ActualVersusTarget() {
  return (
    <BarChart
      title="Sales of six teams against their targets"
      desc="East and Online are below their targets."
      height={320}
      grid={{ horizontal: true }}
      xAxis={[{ data: teams.map(({ name }) => name), categoryGapRatio: 0.5 }]}
      yAxis={[{ label: 'Sales (thousand $)', max: 600, width: 64 }]}
      series={[
        {
          label: 'Target reached',
          stack: 'sales',
          color: blue[600],
          data: teams.map(({ sold, target }) => (sold >= target ? sold : null)),
          valueFormatter,
        },
        {
          label: 'Below target',
          stack: 'sales',
          color: orange[800],
          data: teams.map(({ sold, target }) => (sold < target ? sold : null)),
          valueFormatter,
        },
      ]}
    >
      <Targets />
    </BarChart>
  );
}
