import { teal } from '@mui/material/colors';
import { LineChart } from '@mui/x-charts/LineChart';
import './DashedAndGradient.css';

export default function DashedAndGradient() {
  return (
    <figure
      aria-label="Solar power fed in and forecast, in kilowatts"
      className="dashed-and-gradient"
    >
      <LineChart
        height={300}
        xAxis={[
          {
            data: [6, 8, 10, 12, 14, 16, 18],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Power (kW)' }]}
        series={[
          {
            id: 'forecast',
            label: 'Forecast',
            color: 'var(--mui-palette-text-secondary)',
            showMark: false,
            data: [0.4, 2.6, 5.2, 6.4, 5.6, 3.1, 0.7],
          },
          {
            id: 'fed-in',
            label: 'Fed in',
            color: teal[500],
            area: true,
            showMark: false,
            data: [0.3, 2.1, 5.5, 5.9, 4.2, 3.3, 0.5],
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
            <stop offset="0" stopColor={teal[500]} stopOpacity={0.6} />
            <stop offset="1" stopColor={teal[500]} stopOpacity={0} />
          </linearGradient>
        </defs>
      </LineChart>
    </figure>
  );
}
