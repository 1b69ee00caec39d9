import * as React from 'react';
import { blue, grey, orange } from '@mui/material/colors';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { anomalies } from '../data/climate';

const years = anomalies.map(({ year }) => year);
const values = anomalies.map(({ anomaly }) => anomaly);
const mean = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function getMovingAverage(size: number) {
  return values.map((_, index) =>
    index < size - 1 ? null : mean(values.slice(index - size + 1, index + 1)),
  );
}

/** The straight line that minimizes the squared distances to the values. */
const slope =
  mean(years.map((year, index) => (year - mean(years)) * values[index])) /
  mean(years.map((year) => (year - mean(years)) ** 2));
const trend = years.map((year) => mean(values) + slope * (year - mean(years)));

const valueFormatter = (value: number | null) =>
  value === null ? null : `${value.toFixed(2)} °C`;
const common = { showMark: false, valueFormatter };

export default function TrendLine() {
  const [size, setSize] = React.useState(10);
  const average = React.useMemo(() => getMovingAverage(size), [size]);

  return (
    <div>
      <LineChart
        title="Temperature compared with 1951 to 1980, with moving average and trend"
        height={320}
        xAxis={[{ data: years, domainLimit: 'strict', valueFormatter: String }]}
        yAxis={[{ label: 'Deviation (°C)' }]}
        series={[
          {
            id: 'years',
            label: 'Single years',
            color: grey[600],
            curve: 'linear',
            data: values,
            ...common,
          },
          {
            id: 'average',
            label: 'Moving average',
            color: blue[600],
            data: average,
            ...common,
          },
          {
            id: 'trend',
            label: 'Linear trend',
            color: orange[800],
            data: trend,
            ...common,
          },
        ]}
        sx={{
          [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
          [`& .${lineElementClasses.root}[data-series="years"]`]: { strokeWidth: 1 },
          [`& .${lineElementClasses.root}[data-series="trend"]`]: {
            strokeDasharray: '8 6',
          },
        }}
      />
      <Typography id="trend-line-size">Moving average over {size} years</Typography>
      <Slider
        aria-labelledby="trend-line-size"
        min={2}
        max={30}
        value={size}
        onChange={(_, value) => setSize(value as number)}
      />
    </div>
  );
}
