import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const table: [string, number, number][] = [
  ['Corner Roast', 4.2, 61],
  ['Deep Cup', 4.8, 57],
  ['Early Bird', 3.9, 66],
  ['Filter 9', 5.4, 52],
  ['Grindhouse', 4.5, 63],
  ['Harbor Coffee', 3.6, 71],
  ['Iron Kettle', 5.1, 49],
  ['Jetty', 4.1, 68],
  ['Kiosk 12', 3.4, 74],
  ['Lantern', 4.9, 58],
  ['Mill Street', 5.7, 46],
  ['North Bean', 4.4, 60],
  ['Old Press', 5.2, 55],
  ['Paper Cup', 3.7, 69],
  ['Quiet Room', 5.9, 47],
  ['Round Table', 4.7, 54],
  ['Steam', 4, 65],
  ['Tide', 5.5, 51],
];
const shops = table.map(([id, x, y]) => ({ id, x, y }));

export default function ScatterFromZero() {
  const [fromZero, setFromZero] = React.useState(true);
  const min = fromZero ? 0 : undefined;

  return (
    <div>
      <ScatterChart
        title="Price and sales of a cappuccino in 18 coffee shops"
        height={300}
        grid={{ horizontal: true, vertical: true }}
        xAxis={[
          {
            label: 'Price ($)',
            min,
            valueFormatter: (price: number) => price.toFixed(2),
          },
        ]}
        yAxis={[{ label: 'Cups per hour', min }]}
        series={[
          {
            data: shops,
            color: '#3b82f6',
            markerSize: 5,
            valueFormatter: (shop) =>
              shop && `${shop.id}: ${shop.y} cups at $${shop.x.toFixed(2)}`,
          },
        ]}
      />
      <FormControlLabel
        label="min: 0"
        control={<Switch checked={fromZero} />}
        onChange={(_, checked) => setFromZero(checked)}
      />
    </div>
  );
}
