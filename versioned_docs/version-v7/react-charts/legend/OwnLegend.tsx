import {
  DefaultChartsLegend,
  type LegendRendererProps,
} from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const modes = ['car', 'transit', 'bike', 'walk'] as const;
const latest: Record<string, number> = { ...commuteYears[commuteYears.length - 1] };

function LegendWithValues(props: LegendRendererProps) {
  return (
    <DefaultChartsLegend
      {...props}
      seriesToDisplay={props.seriesToDisplay.map((item) => ({
        ...item,
        label: `${item.label}\n${latest[item.id]}%`,
      }))}
    />
  );
}

export default function OwnLegend() {
  return (
    <LineChart
      title="Ways to work in percent, 2001 to 2025"
      height={320}
      margin={{ top: 70 }}
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
      slotProps={{ legend: { itemMarkWidth: 12, labelStyle: { fontSize: 14 } } }}
    />
  );
}
