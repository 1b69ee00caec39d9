import { blue, grey } from '@mui/material/colors';
import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';
import { ports } from '../data/trade';

const rows = ports
  .slice(0, 10)
  .sort((a, b) => b.cargo - a.cargo)
  .map(({ port, cargo }, index) => ({ name: `${index + 1}. ${port}`, cargo }));
const ours = rows[3].name;

function LabelAfterBar(props: BarLabelProps) {
  return <BarLabel {...props} x={props.x + props.width} width={52} />;
}

export default function RankedBars() {
  return (
    <BarChart
      title="The ten largest ports by cargo, in million tons"
      desc={`The port in focus is ${ours}`}
      height={360}
      layout="horizontal"
      hideLegend
      xAxis={[{ position: 'none', max: 660 }]}
      yAxis={[
        {
          data: rows.map(({ name }) => name),
          width: 108,
          categoryGapRatio: 0.3,
          disableLine: true,
          disableTicks: true,
          colorMap: {
            type: 'ordinal',
            values: [ours],
            colors: [blue[600]],
            unknownColor: grey[600],
          },
        },
      ]}
      series={[
        {
          label: 'Cargo',
          data: rows.map(({ cargo }) => cargo),
          valueFormatter: (tons) => `${tons} million tons`,
        },
      ]}
      borderRadius={3}
      barLabel={({ value }) => value?.toFixed(1)}
      slots={{ barLabel: LabelAfterBar }}
    />
  );
}
