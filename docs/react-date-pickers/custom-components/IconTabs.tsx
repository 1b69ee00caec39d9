import AlarmIcon from '@mui/icons-material/Alarm';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePickerTabs,
  type DateTimePickerTabsProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

// The class name positions the tabs in the layout.
function StripTabs({ className, ...props }: DateTimePickerTabsProps) {
  return props.hidden ? null : (
    <Box
      className={className}
      sx={{
        bgcolor: 'action.hover',
        borderTop: '6px solid',
        borderColor: 'secondary.main',
      }}
    >
      <DateTimePickerTabs {...props} />
    </Box>
  );
}

export default function IconTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2025-08-02T06:40')}
        slots={{ tabs: StripTabs }}
        slotProps={{
          tabs: { dateIcon: <FlightTakeoffIcon />, timeIcon: <AlarmIcon /> },
        }}
      />
    </LocalizationProvider>
  );
}
