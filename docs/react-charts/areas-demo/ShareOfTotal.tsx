import { blue, blueGrey, deepOrange, red } from '@mui/material/colors';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const years = commuteYears.map(({ year }) => new Date(year, 0, 1));
const share = (way: 'car' | 'transit' | 'bike' | 'walk') =>
  commuteYears.map((row) => {
    const total = row.car + row.transit + row.bike + row.walk;
    return (row[way] / total) * 100;
  });

const formatShare = (value: number | null) => `${value?.toFixed(1)}%`;
const common = {
  area: true,
  stack: 'all',
  showMark: false,
  labelMarkType: 'square',
  valueFormatter: formatShare,
} as const;

export default function ShareOfTotal() {
  return (
    <LineChart
      title="How people get to work, in percent, 2001 to 2025"
      height={340}
      xAxis={[
        {
          data: years,
          scaleType: 'time',
          min: years[0],
          max: years[years.length - 1],
          valueFormatter: (year: Date) => `${year.getFullYear()}`,
        },
      ]}
      yAxis={[
        {
          label: 'Commuters',
          max: 100,
          valueFormatter: (value: number) => `${value}%`,
        },
      ]}
      series={[
        { label: 'Car', color: blueGrey[600], data: share('car'), ...common },
        { label: 'Transit', color: blue[500], data: share('transit'), ...common },
        { label: 'Bicycle', color: deepOrange[900], data: share('bike'), ...common },
        { label: 'On foot', color: red[300], data: share('walk'), ...common },
      ]}
    />
  );
}
