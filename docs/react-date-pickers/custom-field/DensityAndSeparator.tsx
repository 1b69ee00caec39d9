import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const separators = ['–', 'to', '»'];

export default function DensityAndSeparator() {
  const [isSpacious, setIsSpacious] = React.useState(true);
  const [dateSeparator, setDateSeparator] = React.useState('to');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker
          // A mounted field keeps the text it was built with, so the key remounts it.
          key={`${isSpacious} ${dateSeparator}`}
          label="Exhibition"
          defaultValue={[dayjs('2025-02-06'), dayjs('2025-05-18')]}
          formatDensity={isSpacious ? 'spacious' : 'dense'}
          slotProps={{ field: { dateSeparator } }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Separator"
          value={dateSeparator}
          onChange={(_event, next) => next && setDateSeparator(next)}
        >
          {separators.map((separator) => (
            <ToggleButton
              key={separator}
              value={separator}
              sx={{ minWidth: 40, textTransform: 'none' }}
            >
              {separator}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch
              checked={isSpacious}
              onChange={(_event, checked) => setIsSpacious(checked)}
            />
          }
          label="Spacious"
        />
      </Stack>
    </LocalizationProvider>
  );
}
