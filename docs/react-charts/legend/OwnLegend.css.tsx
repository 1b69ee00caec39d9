import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';
import './OwnLegend.css';

const modes = ['car', 'transit', 'bike', 'walk'] as const;
const latest: Record<string, number> = { ...commuteYears[commuteYears.length - 1] };

function LegendWithValues() {
  const { items } = useLegend();

  return (
    <ul aria-label="Share in 2025" className="own-legend">
      {items.map((item) => (
        <li key={item.id}>
          <ChartsLabelMark type={item.markType} color={item.color} />
          {item.label}
          <strong>{latest[item.id]}%</strong>
        </li>
      ))}
    </ul>
  );
}

export default function OwnLegend() {
  return (
    <LineChart
      title="Ways to work in percent, 2001 to 2025"
      height={280}
      xAxis={[
        {
          data: commuteYears.map((row) => row.year),
          valueFormatter: (year: number) => `${year}`,
        },
      ]}
      series={modes.map((mode) => ({
        id: mode,
        label: mode,
        data: commuteYears.map((row) => row[mode]),
        showMark: false,
      }))}
      slots={{ legend: LegendWithValues }}
    />
  );
}
