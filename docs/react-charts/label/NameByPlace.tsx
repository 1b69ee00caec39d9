import { LineChart } from '@mui/x-charts/LineChart';
import { powerWeek } from '../data/energy';

const hours = powerWeek.slice(24, 120);
const names = {
  solar: { short: 'Solar', long: 'Solar, feed-in of all roofs and parks' },
  wind: { short: 'Wind', long: 'Wind (no data Wednesday afternoon)' },
  hydro: { short: 'Hydro', long: 'Hydro, run-of-river plants only' },
};

export default function NameByPlace() {
  return (
    <LineChart
      title="Solar, wind and hydro power from June 3 to 6, 2025"
      height={280}
      xAxis={[
        {
          data: hours.map(({ time }) => time),
          scaleType: 'time',
          valueFormatter: (time: Date, { location }) =>
            time.toLocaleDateString('en-US', {
              weekday: 'short',
              hour: location === 'tooltip' ? 'numeric' : undefined,
            }),
          tickInterval: hours
            .filter(({ time }) => time.getHours() === 0)
            .map(({ time }) => time),
        },
      ]}
      yAxis={[{ label: 'Megawatts' }]}
      series={(['solar', 'wind', 'hydro'] as const).map((source) => ({
        label: (location) => names[source][location === 'legend' ? 'long' : 'short'],
        data: hours.map((hour) => hour[source]),
        showMark: false,
        valueFormatter: (value) => (value === null ? 'no data' : `${value} MW`),
      }))}
    />
  );
}
