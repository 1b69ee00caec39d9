import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const rows = [
  { week: 'Week 14', espresso: 41, filter: 28, decaf: 9 },
  { week: 'Week 15', espresso: 47, filter: 26, decaf: 11 },
  { week: 'Week 16', espresso: 38, filter: 33, decaf: 8 },
  { week: 'Week 17', espresso: 52, filter: 35, decaf: 12 },
];

const inKilograms = (value: number | null) => `${value} kg`;

export default function BarsFromRows() {
  return (
    <Box
      component="figure"
      aria-label="Coffee roasted per week"
      sx={{ width: '100%', m: 0 }}
    >
      <BarChart
        height={300}
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
