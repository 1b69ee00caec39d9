import {
  ChartsReferenceLine,
  referenceLineClasses,
} from '@mui/x-charts/ChartsReferenceLine';
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
      title="Power demand of a region over four days, with the level where gas plants start"
      height={300}
      xAxis={[
        { scaleType: 'time', data: times, domainLimit: 'strict', valueFormatter },
      ]}
      yAxis={[{ min: 400, max: 720, label: 'Demand (MW)' }]}
      series={[{ label: 'Demand', showMark: false, data: demand }]}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': {
          transform: 'translateX(-10px)',
        },
        [`& .${referenceLineClasses.root} .${referenceLineClasses.label}`]: {
          fontSize: 13,
        },
        [`& .${referenceLineClasses.horizontal} .${referenceLineClasses.line}`]: {
          stroke: 'var(--mui-palette-error-main)',
          strokeWidth: 2,
          strokeDasharray: '8 4',
        },
        [`& .${referenceLineClasses.vertical} .${referenceLineClasses.line}`]: {
          stroke: 'var(--mui-palette-text-secondary)',
          strokeDasharray: '2 3',
        },
      }}
    >
      <ChartsReferenceLine y={640} label="Gas plants start" labelAlign="start" />
      <ChartsReferenceLine
        x={hours[61].time}
        label="Meter offline"
        labelAlign="end"
      />
    </LineChart>
  );
}
