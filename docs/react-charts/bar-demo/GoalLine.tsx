import { blue, grey } from '@mui/material/colors';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const steps = [
  8210, 11340, 6480, 9120, 12010, 14650, 4890, 7730, 10420, 9880, 11760, 8940, 13210,
  6120, 9540, 10880, 7950, 12430, 10160, 15320, 5270, 8660, 11090, 9310, 10540,
  12890, 13970, 6840, 9760, 11420,
];
const goal = 10000;
const days = steps.map((_, index) => index + 1);
const reached = steps.filter((count) => count >= goal).length;

export default function GoalLine() {
  return (
    <BarChart
      title={`Steps per day in April, ${reached} of 30 days at the goal or above`}
      height={300}
      hideLegend
      xAxis={[
        {
          data: days,
          label: 'Day of April',
          tickLabelInterval: (day: number) => day % 5 === 0,
          valueFormatter: (day: number, context: { location: string }) =>
            context.location === 'tick' ? `${day}` : `April ${day}`,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          label: 'Steps',
          width: 76,
          max: 16000,
          colorMap: {
            type: 'piecewise',
            thresholds: [goal],
            colors: [grey[600], blue[600]],
          },
        },
      ]}
      series={[
        {
          label: 'Steps',
          data: steps,
          valueFormatter: (count) => `${count?.toLocaleString('en-US')}`,
        },
      ]}
    >
      <ChartsReferenceLine
        y={goal}
        lineStyle={{ strokeWidth: 2, strokeDasharray: '6 4' }}
      />
    </BarChart>
  );
}
