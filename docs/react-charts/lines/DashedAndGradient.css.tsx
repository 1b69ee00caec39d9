import { LineChart } from '@mui/x-charts/LineChart';
import { fedIn, forecast, hours } from './solar';
import './DashedAndGradient.css';

export default function DashedAndGradient() {
  return (
    <div className="dashed-and-gradient">
      <LineChart
        aria-label="Solar power fed in and forecast, in kilowatts"
        height={300}
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        yAxis={[{ label: 'Power (kW)' }]}
        series={[
          {
            id: 'forecast',
            label: 'Forecast',
            color: 'var(--mui-palette-text-secondary)',
            showMark: false,
            data: forecast,
          },
          {
            id: 'fed-in',
            label: 'Fed in',
            color: 'var(--mui-palette-primary-main)',
            area: true,
            showMark: false,
            data: fedIn,
          },
        ]}
      >
        <defs>
          <linearGradient
            id="dashed-and-gradient-fed-in"
            x1="0"
            y1="0"
            x2="0"
            y2="1"
          >
            <stop
              offset="0"
              stopColor="var(--mui-palette-primary-main)"
              stopOpacity={0.6}
            />
            <stop
              offset="1"
              stopColor="var(--mui-palette-primary-main)"
              stopOpacity={0}
            />
          </linearGradient>
        </defs>
      </LineChart>
    </div>
  );
}
