import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { anomalies } from '../data/climate';

export default function YearBands() {
  const [hideFirst, setHideFirst] = React.useState(false);
  const [hideLast, setHideLast] = React.useState(false);

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <FormControlLabel
          control={<Switch checked={hideFirst} />}
          label="hideFirst"
          onChange={(_, checked) => setHideFirst(checked)}
        />
        <FormControlLabel
          control={<Switch checked={hideLast} />}
          label="hideLast"
          onChange={(_, checked) => setHideLast(checked)}
        />
      </Stack>
      <LineChart
        title="Deviation of the mean temperature from 1951–1980, in degrees Celsius"
        height={300}
        margin={{ top: 80 }}
        xAxis={[
          {
            data: anomalies.map((row) => new Date(row.year, 0, 1)),
            scaleType: 'time',
            valueFormatter: (date: Date) => `${date.getFullYear()}`,
            colorMap: {
              type: 'piecewise',
              thresholds: [1930, 1960, 1990].map((year) => new Date(year, 0, 1)),
              colors: ['#1f77b4', '#2ca02c', '#ff7f0e', '#d62728'],
            },
          },
        ]}
        series={[{ data: anomalies.map((row) => row.anomaly), showMark: false }]}
      >
        <PiecewiseColorLegend
          axisDirection="x"
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
          itemMarkHeight={4}
          hideFirst={hideFirst}
          hideLast={hideLast}
          labelFormatter={({ formattedMin, formattedMax }) => {
            if (formattedMin === null) {
              return `Before ${formattedMax}`;
            }
            return formattedMax === null
              ? `From ${formattedMin}`
              : `${formattedMin} to ${formattedMax}`;
          }}
        />
      </LineChart>
    </Stack>
  );
}
