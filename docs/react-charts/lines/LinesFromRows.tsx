import { LineChart } from '@mui/x-charts/LineChart';
import { trips } from './trips';

export default function LinesFromRows() {
  return (
    <LineChart
      aria-label="Public transport trips per year, in millions"
      height={320}
      dataset={trips}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          valueFormatter: (year: Date) => `${year.getFullYear()}`,
        },
      ]}
      yAxis={[{ label: 'Trips (millions)' }]}
      series={[
        { dataKey: 'tram', label: 'Tram' },
        { dataKey: 'bus', label: 'Bus' },
        { dataKey: 'ferry', label: 'Ferry' },
      ]}
    />
  );
}
