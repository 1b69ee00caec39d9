import { BarChart } from '@mui/x-charts/BarChart';

const rows = [
  { week: 'Week 14', espresso: 41, filter: 28, decaf: 9 },
  { week: 'Week 15', espresso: 47, filter: 26, decaf: 11 },
  { week: 'Week 16', espresso: 38, filter: 33, decaf: 8 },
  { week: 'Week 17', espresso: 52, filter: 35, decaf: 12 },
];

const inKilograms = (value: number | null) =>
  value === null ? null : `${value} kg`;

export default function BarsFromRows() {
  return (
    <BarChart
      aria-label="Coffee roasted per week"
      height={300}
      sx={{ width: '100%' }}
      dataset={rows}
      xAxis={[{ dataKey: 'week' }]}
      yAxis={[{ label: 'Roasted (kg)', width: 56 }]}
      series={[
        { dataKey: 'espresso', label: 'Espresso', valueFormatter: inKilograms },
        { dataKey: 'filter', label: 'Filter', valueFormatter: inKilograms },
        { dataKey: 'decaf', label: 'Decaf', valueFormatter: inKilograms },
      ]}
    />
  );
}
