import * as React from 'react';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const germanText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

const slotProps: DatePickerProps['slotProps'] = {
  actionBar: { actions: ['clear', 'today'] },
  // With a button at the start, an empty field shows its placeholder.
  field: { openPickerButtonPosition: 'start' },
};

export default function GermanBoard() {
  // Extends the surrounding theme. In an app, pass the locale to your own createTheme.
  const outer = useTheme<ThemeOptions>();
  const inGerman = React.useMemo(() => createTheme(outer, deDE), [outer]);

  return (
    <Stack spacing={2}>
      <ThemeProvider theme={inGerman}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="German by the theme" slotProps={slotProps} />
        </LocalizationProvider>
      </ThemeProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={germanText}>
        <DatePicker label="German by the provider" slotProps={slotProps} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="German by itself"
          localeText={germanText}
          slotProps={slotProps}
        />
        <DatePicker label="English" slotProps={slotProps} />
      </LocalizationProvider>
    </Stack>
  );
}
