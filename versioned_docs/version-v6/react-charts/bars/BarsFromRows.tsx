import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const rows = [
  { week: 'Week 14', espresso: 41, filter: 28, decaf: 9 },
  { week: 'Week 15', espresso: 47, filter: 26, decaf: 11 },
  { week: 'Week 16', espresso: 38, filter: 33, decaf: 8 },
  { week: 'Week 17', espresso: 52, filter: 35, decaf: 12 },
];

const inKilograms = (value: number) => `${value} kg`;

export default function BarsFromRows() {
  return (
    <Box
      component="figure"
      aria-label="Coffee roasted per week"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <BarChart
        height={300}
        margin={{ right: 8, bottom: 32 }}
        dataset={rows}
        xAxis={[{ scaleType: 'band', dataKey: 'week' }]}
        yAxis={[{ label: 'Roasted (kg)' }]}
        series={[
          { dataKey: 'espresso', label: 'Espresso', valueFormatter: inKilograms },
          { dataKey: 'filter', label: 'Filter', valueFormatter: inKilograms },
          { dataKey: 'decaf', label: 'Decaf', valueFormatter: inKilograms },
        ]}
      />
    </Box>
  );
}
