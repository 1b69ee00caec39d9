import Box from '@mui/material/Box';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const modes = ['car', 'transit', 'bike', 'walk'] as const;
const latest: Record<string, number> = { ...commuteYears[commuteYears.length - 1] };

function LegendWithValues() {
  const { items } = useLegend();

  return (
    <Box
      component="ul"
      aria-label="Share in 2025"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        fontSize: 14,
        color: 'text.primary',
      }}
    >
      {items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 0.5,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '16px',
          }}
        >
          <ChartsLabelMark type={item.markType} color={item.color} />
          {item.label}
          <strong>{latest[item.id]}%</strong>
        </Box>
      ))}
    </Box>
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
