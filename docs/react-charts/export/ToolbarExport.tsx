import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { powerWeek } from '../data/energy';

const hours = powerWeek.slice(0, 72);

export default function ToolbarExport() {
  return (
    <LineChartPro
      title="Solar and wind power in three days, hour by hour"
      height={300}
      showToolbar
      xAxis={[
        {
          data: hours.map(({ time }) => time),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (time: Date) =>
            time.toLocaleDateString('en-US', { weekday: 'short', hour: 'numeric' }),
        },
      ]}
      series={[
        {
          label: 'Solar (MW)',
          data: hours.map(({ solar }) => solar),
          showMark: false,
        },
        { label: 'Wind (MW)', data: hours.map(({ wind }) => wind), showMark: false },
      ]}
    />
  );
}
