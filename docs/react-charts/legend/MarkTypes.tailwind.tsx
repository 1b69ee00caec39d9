import { LineChart } from '@mui/x-charts/LineChart';
import { powerWeek } from '../data/energy';

const day = powerWeek.slice(0, 36);

interface MarkProps {
  className?: string;
  color?: string;
}

function DashMark({ className, color }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 14 14">
      <path d="M0 7h5m4 0h5" stroke={color} strokeWidth={3} />
    </svg>
  );
}

function RingMark({ className, color }: MarkProps) {
  return (
    <div
      className={`${className} box-border rounded-full border-4 border-solid border-current`}
      style={{ color }}
    />
  );
}

export default function MarkTypes() {
  return (
    <div className="[&_.MuiLineElement-root[data-series=demand]]:[stroke-dasharray:6_5]">
      <LineChart
        title="Demand and three sources of power, hour by hour, in megawatts"
        height={300}
        xAxis={[
          {
            data: day.map((row) => row.time),
            scaleType: 'time',
            valueFormatter: (time: Date) =>
              time.toLocaleString('en-US', { weekday: 'short', hour: 'numeric' }),
          },
        ]}
        yAxis={[{ label: 'Power (MW)' }]}
        series={[
          {
            id: 'demand',
            label: 'Demand',
            labelMarkType: DashMark,
            data: day.map((row) => row.demand),
            showMark: false,
          },
          { label: 'Hydro', data: day.map((row) => row.hydro), showMark: false },
          {
            label: 'Solar',
            labelMarkType: 'circle',
            data: day.map((row) => row.solar),
            showMark: false,
          },
          {
            label: 'Wind',
            labelMarkType: 'square',
            data: day.map((row) => row.wind),
            showMark: false,
          },
          {
            label: 'Gas',
            labelMarkType: RingMark,
            data: day.map((row) => row.gas),
            showMark: false,
          },
        ]}
      />
    </div>
  );
}
