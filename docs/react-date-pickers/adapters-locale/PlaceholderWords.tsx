import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const germanText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

const shared: DatePickerProps = {
  format: 'DD-MMM-YYYY',
  // With a button at the start, an empty field shows its placeholder.
  slotProps: { field: { openPickerButtonPosition: 'start' } },
};

export default function PlaceholderWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker {...shared} label="English" />
        <DatePicker {...shared} label="German" localeText={germanText} />
        <DatePicker
          {...shared}
          label="Month as in the format"
          localeText={{ fieldMonthPlaceholder: ({ format }) => format }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
