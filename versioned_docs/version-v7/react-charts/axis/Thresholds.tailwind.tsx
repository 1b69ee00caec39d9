import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { powerWeek } from '../data/energy';

const hours = powerWeek.slice(0, 96);
const times = hours.map((hour) => hour.time);
const demand = hours.map((hour) => hour.demand);
const valueFormatter = (time: Date) =>
  `${time.toLocaleDateString('en-US', { weekday: 'short' })} ${time.getHours()}:00`;

export default function Thresholds() {
  return (
    <LineChart
      className="[&_.MuiChartsAxis-left_.MuiChartsAxis-label]:[transform:translateX(-10px)]"
      title="Power demand of a region over four days, with the level where gas plants start"
      height={300}
      xAxis={[
        { scaleType: 'time', data: times, domainLimit: 'strict', valueFormatter },
      ]}
      yAxis={[{ min: 400, max: 720, label: 'Demand (MW)' }]}
      series={[{ label: 'Demand', showMark: false, data: demand }]}
    >
      <ChartsReferenceLine
        y={640}
        label="Gas plants start"
        labelAlign="start"
        classes={{
          label: 'text-[13px]!',
          line: '[stroke-dasharray:8_4] [stroke-width:2px]! stroke-(--mui-palette-error-main)!',
        }}
      />
      <ChartsReferenceLine
        x={hours[61].time}
        label="Meter offline"
        labelAlign="end"
        classes={{
          label: 'text-[13px]!',
          line: '[stroke-dasharray:2_3] stroke-(--mui-palette-text-secondary)!',
        }}
      />
    </LineChart>
  );
}
