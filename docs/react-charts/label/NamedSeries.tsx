import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const years = commuteYears.map(({ year }) => year);
const line = {
  showMark: false,
  valueFormatter: (value: number | null) => `${value}%`,
};

export default function NamedSeries() {
  const [name, setName] = React.useState('Bicycle');

  return (
    <Stack spacing={2}>
      <TextField
        size="small"
        label="label of the third series"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <LineChart
        title="Share of commutes by means of transport, 2001 to 2025"
        height={280}
        xAxis={[{ data: years, valueFormatter: String }]}
        yAxis={[{ label: 'Share of commutes (%)' }]}
        series={[
          { ...line, label: 'Car', data: commuteYears.map(({ car }) => car) },
          {
            ...line,
            label: 'Transit',
            data: commuteYears.map(({ transit }) => transit),
          },
          {
            ...line,
            label: name || undefined,
            data: commuteYears.map(({ bike }) => bike),
          },
          { ...line, label: 'On foot', data: commuteYears.map(({ walk }) => walk) },
        ]}
      />
    </Stack>
  );
}
