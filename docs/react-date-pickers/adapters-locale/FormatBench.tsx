import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

const formats = [
  'YYYY-MM-DD HH:mm',
  'L LT',
  'ddd, D MMM YYYY, H:mm',
  'MMMM Do, h:mm A',
  'DD.MM.YY [at] HH:mm',
];

const inspection = dayjs('2026-09-08T08:05');

function EmptyText() {
  return <>While empty: {useParsedFormat()}</>;
}

export default function FormatBench() {
  const [format, setFormat] = React.useState(formats[0]);
  const [isSpacious, setIsSpacious] = React.useState(false);
  const formatDensity = isSpacious ? 'spacious' : 'dense';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Spacious"
          control={<Switch checked={isSpacious} />}
          onChange={(_event, checked) => setIsSpacious(checked)}
        />
        {/* A mounted field keeps its density, so each density has its own key. */}
        <DateTimePicker
          key={`picker ${formatDensity}`}
          label="Picker"
          format={format}
          formatDensity={formatDensity}
          defaultValue={inspection}
          slotProps={{ textField: { helperText: <EmptyText /> } }}
        />
        <DateTimeField
          key={`field ${formatDensity}`}
          label="Field"
          format={format}
          formatDensity={formatDensity}
          defaultValue={inspection}
        />
      </Stack>
    </LocalizationProvider>
  );
}
