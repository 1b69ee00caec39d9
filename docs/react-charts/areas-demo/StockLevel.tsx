import { blue, orange } from '@mui/material/colors';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const sold = [
  14, 9, 17, 21, 8, 0, 12, 16, 11, 19, 24, 7, 0, 13, 18, 10, 22, 26, 9, 0, 15, 12,
  20, 17, 23, 6, 0, 11, 14,
];
const reorderAt = 80;

/** When the stock drops below the line, 130 bags are ordered and arrive three days later. */
const levels = [180];
let arrival = -1;
sold.forEach((count, day) => {
  const level = levels[day] - count + (day === arrival ? 130 : 0);
  levels.push(level);
  if (level < reorderAt && day >= arrival) {
    arrival = day + 3;
  }
});
const days = levels.map((_, index) => index + 1);

export default function StockLevel() {
  return (
    <LineChart
      title="Bags of coffee in stock over a month, with the level to reorder at"
      height={300}
      hideLegend
      xAxis={[{ data: days, label: 'Day of June', domainLimit: 'strict' }]}
      yAxis={[{ label: 'Bags in stock' }]}
      series={[
        {
          label: 'In stock',
          color: blue[600],
          area: true,
          curve: 'stepAfter',
          showMark: false,
          data: levels,
          valueFormatter: (bags) => `${bags} bags`,
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { opacity: 0.4 } }}
    >
      <ChartsReferenceLine
        y={reorderAt}
        label="Reorder"
        labelStyle={{ fontSize: 13 }}
        lineStyle={{ stroke: orange[800], strokeWidth: 2, strokeDasharray: '8 4' }}
      />
    </LineChart>
  );
}
