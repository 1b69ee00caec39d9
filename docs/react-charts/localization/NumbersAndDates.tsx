import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { passengers, weeks } from './passengers';

const languages = {
  'en-US': 'English',
  'de-DE': 'Deutsch',
  'el-GR': 'Ελληνικά',
  'hi-IN': 'हिन्दी',
  'pt-BR': 'Português',
};

function createFormatters(tag: string) {
  const short = new Intl.NumberFormat(tag, { notation: 'compact' });
  const full = new Intl.NumberFormat(tag);
  const month = new Intl.DateTimeFormat(tag, { month: 'short' });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long' });

  return {
    date: (date: Date, { location }: { location: string }) =>
      location === 'tick' ? month.format(date) : day.format(date),
    tick: (value: number) => short.format(value),
    value: (value: number | null) => (value === null ? '' : full.format(value)),
  };
}

export default function NumbersAndDates() {
  const [tag, setTag] = React.useState('de-DE');
  const format = tag === '' ? undefined : createFormatters(tag);

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="Format"
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: 220 }}
      >
        <MenuItem value="">Without formatters</MenuItem>
        {Object.entries(languages).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label="Passengers of a subway per week in 2025"
        height={280}
        xAxis={[{ scaleType: 'time', data: weeks, valueFormatter: format?.date }]}
        yAxis={[{ min: 0, width: 72, valueFormatter: format?.tick }]}
        series={[
          { data: passengers, showMark: false, valueFormatter: format?.value },
        ]}
      />
    </Stack>
  );
}
