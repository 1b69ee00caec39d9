import { blue, grey } from '@mui/material/colors';
import { BarChart } from '@mui/x-charts/BarChart';
import { months } from '../data/climate';

const lastYear = [312, 298, 341, 366, 402, 451, 487, 472, 428, 391, 447, 538];
const thisYear = [338, 329, 355, 349, 431, 498, 541, 533, 462, 409, 476, 571];
const formatSales = (value: number | null) => `$${value} thousand`;

export default function TwoSeriesBars() {
  return (
    <BarChart
      title="Sales in 2024 and 2025, month by month"
      height={320}
      grid={{ horizontal: true }}
      xAxis={[{ data: months, categoryGapRatio: 0.35, barGapRatio: 0 }]}
      yAxis={[{ label: 'Sales (thousand $)', width: 64 }]}
      series={[
        {
          label: '2024',
          color: grey[600],
          data: lastYear,
          valueFormatter: formatSales,
        },
        {
          label: '2025',
          color: blue[600],
          data: thisYear,
          valueFormatter: formatSales,
        },
      ]}
    />
  );
}
