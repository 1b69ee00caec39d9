import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { energy } from './energy';

const sources = ['Wind', 'Solar', 'Hydro', 'Gas', 'Power', 'Heat'];
const targets = ['Power', 'Heat', 'Homes', 'Industry', 'Transit', 'Losses'];

export default function FlowMatrix() {
  return (
    <Heatmap
      height={300}
      xAxis={[{ data: targets, label: 'To', categoryGapRatio: 0.04 }]}
      yAxis={[{ data: sources, label: 'From', width: 80, categoryGapRatio: 0.06 }]}
      zAxis={[
        {
          colorMap: { type: 'continuous', max: 36, color: ['#b9dbe0', '#0d4a57'] },
        },
      ]}
      series={[
        {
          label: 'Energy',
          data: energy[2025].map(({ from, to, value }): [number, number, number] => [
            targets.indexOf(to),
            sources.indexOf(from),
            value,
          ]),
          valueFormatter: ([, , value]) => `${value} TWh`,
        },
      ]}
    >
      <title>Energy of a region in 2025, by where it comes from and goes to</title>
    </Heatmap>
  );
}
