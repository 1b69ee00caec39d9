import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const modes = ['car', 'transit', 'bike', 'walk'] as const;

export default function TintedTooltip() {
  return (
    <LineChart
      aria-label="Share of trips to work by car, transit, bike and on foot, 2001 to 2025"
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
      slotProps={{
        tooltip: {
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: {
              backgroundColor: '#12263a',
              borderColor: '#4a6785',
              borderRadius: '12px',
              color: '#ffffff',
              '& caption': { borderColor: '#4a6785', fontWeight: 700 },
              [`& .${chartsTooltipClasses.labelCell}`]: { color: '#d5e3f0' },
              [`& .${chartsTooltipClasses.valueCell}`]: {
                color: '#ffd166',
                textAlign: 'end',
              },
            },
          },
        },
      }}
    />
  );
}
