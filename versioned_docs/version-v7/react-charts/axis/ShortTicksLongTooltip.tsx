import { LineChart } from '@mui/x-charts/LineChart';
import { powerWeek } from '../data/energy';

const hours = powerWeek.slice(0, 72);

export default function ShortTicksLongTooltip() {
  return (
    <LineChart
      title="Power demand of a region, hour by hour over three days"
      height={280}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': {
          transform: 'translateX(-10px)',
        },
      }}
      xAxis={[
        {
          scaleType: 'time',
          data: hours.map((hour) => hour.time),
          valueFormatter: (time: Date, { location }) => {
            const isTick = location === 'tick';
            const day = time.toLocaleDateString(
              'en-US',
              isTick ? { weekday: 'short' } : { dateStyle: 'full' },
            );
            return `${day}${isTick ? '\n' : ', '}${time.getHours()}:00`;
          },
        },
      ]}
      yAxis={[{ label: 'Demand (MW)' }]}
      series={[
        {
          label: 'Demand',
          showMark: false,
          data: hours.map((hour) => hour.demand),
          valueFormatter: (value) => `${value} MW`,
        },
      ]}
    />
  );
}
