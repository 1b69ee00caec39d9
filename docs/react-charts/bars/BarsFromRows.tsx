import { BarChart } from '@mui/x-charts/BarChart';

const rows = [
  { week: 'Week 14', espresso: 41, filter: 28, decaf: 9 },
  { week: 'Week 15', espresso: 47, filter: 26, decaf: 11 },
  { week: 'Week 16', espresso: 38, filter: 33, decaf: 8 },
  { week: 'Week 17', espresso: 52, filter: 35, decaf: null },
  { week: 'Week 18', espresso: 55, filter: 31, decaf: null },
  { week: 'Week 19', espresso: 49, filter: 30, decaf: 12 },
  { week: 'Week 20', espresso: 44, filter: 37, decaf: 10 },
  { week: 'Week 21', espresso: 51, filter: 34, decaf: 13 },
];

const inKilograms = (value: number | null) =>
  value === null ? null : `${value} kg`;

export default function BarsFromRows() {
  return (
    <BarChart
      aria-label="Coffee roasted per week"
      height={300}
      dataset={rows}
      xAxis={[{ dataKey: 'week' }]}
      yAxis={[{ label: 'Roasted (kg)' }]}
      series={[
        { dataKey: 'espresso', label: 'Espresso', valueFormatter: inKilograms },
        { dataKey: 'filter', label: 'Filter', valueFormatter: inKilograms },
        { dataKey: 'decaf', label: 'Decaf', valueFormatter: inKilograms },
      ]}
    />
  );
}
