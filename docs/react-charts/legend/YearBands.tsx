import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { anomalies } from '../data/climate';

const choices = {
  direction: ['horizontal', 'vertical'],
  labelPosition: ['start', 'end', 'extremes'],
  markType: ['square', 'circle', 'line'],
} as const;

type Look = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export default function YearBands() {
  const [look, setLook] = React.useState<Look>({
    direction: 'horizontal',
    labelPosition: 'end',
    markType: 'line',
  });

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        {(['direction', 'labelPosition', 'markType'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={look[name]}
            onChange={(event) => setLook({ ...look, [name]: event.target.value })}
            slotProps={{ select: { native: true } }}
          >
            {choices[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </TextField>
        ))}
      </Stack>
      <LineChart
        title="Deviation of the mean temperature from 1951–1980, in degrees Celsius"
        height={280}
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
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'x',
            sx: { columnGap: 2 },
            ...look,
            labelFormatter: ({ formattedMin, formattedMax }) => {
              if (formattedMin === null) {
                return `Before ${formattedMax}`;
              }
              return formattedMax === null
                ? `From ${formattedMin}`
                : `${formattedMin} to ${formattedMax}`;
            },
          },
        }}
      />
    </Stack>
  );
}
