import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from './energy';

const uses = ['Homes', 'Industry', 'Transit', 'Losses'];
const flows = energy[2025];

export default function UsesBySource() {
  return (
    <BarChart
      title="Energy of a region by use in 2025, as power and as heat"
      layout="horizontal"
      height={260}
      borderRadius={3}
      yAxis={[{ data: uses, width: 64 }]}
      xAxis={[{ label: 'Energy (TWh)' }]}
      series={['Power', 'Heat'].map((source) => ({
        label: source,
        stack: 'energy',
        data: uses.map(
          (use) =>
            flows.find(({ from, to }) => from === source && to === use)?.value ??
            null,
        ),
        valueFormatter: (value: number | null) =>
          value === null ? null : `${value} TWh`,
      }))}
    />
  );
}
