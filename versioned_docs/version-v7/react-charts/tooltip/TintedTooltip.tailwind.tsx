import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const modes = ['car', 'transit', 'bike', 'walk'] as const;

export default function TintedTooltip() {
  return (
    <figure
      aria-label="Share of trips to work by car, transit, bike and on foot, 2001 to 2025"
      className="m-0"
    >
      <LineChart
        height={300}
        xAxis={[
          {
            data: commuteYears.map((row) => row.year),
            valueFormatter: (year: number) => `${year}`,
          },
        ]}
        series={modes.map((mode) => ({
          label: mode,
          data: commuteYears.map((row) => row[mode]),
          valueFormatter: (value: number | null) => `${value?.toFixed(1)}%`,
          showMark: false,
        }))}
        tooltip={{
          classes: {
            paper:
              'rounded-[12px] bg-[#12263a] text-white [&_thead_td]:border-[#4a6785] [&_thead_td]:text-white',
            labelCell: 'text-[#d5e3f0]',
            valueCell: 'text-end text-[#ffd166]',
          },
        }}
      />
    </figure>
  );
}
