import { LineChart } from '@mui/x-charts/LineChart';
import { trips } from './trips';

const stacked = { area: true, stack: 'trips', showMark: false };

export default function StackedAreas() {
  return (
    <LineChart
      aria-label="Public transport trips per year, in millions, added up"
      height={320}
      dataset={trips}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (year: Date) => `${year.getFullYear()}`,
        },
      ]}
      yAxis={[{ label: 'Trips (millions)' }]}
      series={[
        { dataKey: 'tram', label: 'Tram', ...stacked },
        { dataKey: 'bus', label: 'Bus', ...stacked },
        { dataKey: 'ferry', label: 'Ferry', ...stacked },
      ]}
    />
  );
}
