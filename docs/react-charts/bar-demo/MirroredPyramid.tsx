import { blue, orange } from '@mui/material/colors';
import { BarChart } from '@mui/x-charts/BarChart';

/** Thousands of people, oldest age group first. */
const ages = [
  { group: '90+', women: 9, men: 4 },
  { group: '80–89', women: 38, men: 27 },
  { group: '70–79', women: 71, men: 61 },
  { group: '60–69', women: 96, men: 91 },
  { group: '50–59', women: 112, men: 110 },
  { group: '40–49', women: 98, men: 101 },
  { group: '30–39', women: 104, men: 109 },
  { group: '20–29', women: 91, men: 97 },
  { group: '10–19', women: 82, men: 86 },
  { group: '0–9', women: 76, men: 80 },
];
const formatPeople = (value: number | null) => `${Math.abs(value ?? 0)} thousand`;

export default function MirroredPyramid() {
  return (
    <BarChart
      title="Population of a region by age and sex"
      height={380}
      layout="horizontal"
      grid={{ vertical: true }}
      xAxis={[
        {
          label: 'Thousand people',
          valueFormatter: (value: number) => `${Math.abs(value)}`,
          domainLimit: (min, max) => {
            const limit = Math.ceil(Math.max(-min, max) / 20) * 20;
            return { min: -limit, max: limit };
          },
        },
      ]}
      yAxis={[
        {
          data: ages.map((row) => row.group),
          width: 52,
          categoryGapRatio: 0.15,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          label: 'Women',
          stack: 'people',
          color: orange[800],
          data: ages.map((row) => -row.women),
          valueFormatter: formatPeople,
        },
        {
          label: 'Men',
          stack: 'people',
          color: blue[600],
          data: ages.map((row) => row.men),
          valueFormatter: formatPeople,
        },
      ]}
    />
  );
}
