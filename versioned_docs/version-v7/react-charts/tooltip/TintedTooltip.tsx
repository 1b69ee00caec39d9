import Box from '@mui/material/Box';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const modes = ['car', 'transit', 'bike', 'walk'] as const;

export default function TintedTooltip() {
  return (
    <Box
      component="figure"
      aria-label="Share of trips to work by car, transit, bike and on foot, 2001 to 2025"
      sx={{ m: 0 }}
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
        slotProps={{
          popper: {
            sx: {
              [`& .${chartsTooltipClasses.paper}`]: {
                backgroundColor: '#12263a',
                borderRadius: '12px',
                color: '#ffffff',
                '& thead td': { borderColor: '#4a6785', color: '#ffffff' },
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
    </Box>
  );
}
