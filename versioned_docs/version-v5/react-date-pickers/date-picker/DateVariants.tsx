import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const layout = {
  display: 'grid',
  gap: 4,
  alignItems: 'center',
  justifyContent: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 320px)', md: '240px 322px' },
  width: '100%',
};

// On narrow screens, let the calendar shrink, and scroll below 280 px.
const staticSx = {
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& .MuiPickerStaticWrapper-content': { minWidth: 280 },
  '& .MuiCalendarOrClockPicker-root > :last-child': { width: '100%' },
  '& .MuiCalendarPicker-root': { width: '100%' },
};

const renderInput = (params: TextFieldProps) => <TextField {...params} />;

export default function DateVariants() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-22'));
  const common = { value, onChange: setValue, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        <Stack spacing={3}>
          <DatePicker label="Responsive" {...common} />
          <DesktopDatePicker label="Desktop" {...common} />
          <MobileDatePicker label="Mobile" {...common} />
        </Stack>
        <Box sx={staticSx}>
          <StaticDatePicker orientation="portrait" showToolbar={false} {...common} />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
