import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ColoredButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Pick up"
          slotProps={{ openPickerButton: { color: 'primary' } }}
        />
        <DatePicker
          label="Return"
          slotProps={{
            textField: { size: 'small' },
            openPickerButton: {
              size: 'small',
              sx: {
                bgcolor: 'secondary.main',
                color: 'secondary.contrastText',
                borderRadius: 1,
                '&:hover': { bgcolor: 'secondary.dark' },
              },
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
