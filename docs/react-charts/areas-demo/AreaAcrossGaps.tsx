import * as React from 'react';
import { blue } from '@mui/material/colors';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { counterDays } from '../data/traffic';

/** Weekly averages, or `null` if the counter was out of order for part of the week. */
const weeks = Array.from({ length: 26 }, (_, index) =>
  counterDays.slice(index * 7, index * 7 + 7),
);
const starts = weeks.map(([monday]) => monday.date);
const bikes = weeks.map((week) => {
  const sum = week.reduce<number | null>(
    (total, { bridge }) =>
      total === null || bridge === null ? null : total + bridge,
    0,
  );
  return sum && Math.round(sum / 7);
});

export default function AreaAcrossGaps() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <div>
      <LineChart
        title="Bikes per day on a bridge, by week, without data for two weeks in July"
        height={300}
        hideLegend
        xAxis={[
          {
            data: starts,
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: (day: Date) =>
              day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
          },
        ]}
        yAxis={[{ label: 'Bikes per day', width: 72 }]}
        series={[
          {
            label: 'Bikes per day',
            color: blue[600],
            area: true,
            connectNulls,
            data: bikes,
            valueFormatter: (value) => value?.toLocaleString('en-US') ?? 'no data',
          },
        ]}
        sx={{ [`& .${areaElementClasses.root}`]: { opacity: 0.4 } }}
      />
      <FormControlLabel
        label="Connect across the gap"
        control={<Switch checked={connectNulls} />}
        onChange={(_, checked) => setConnectNulls(checked)}
      />
    </div>
  );
}
