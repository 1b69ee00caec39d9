import * as React from 'react';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import { fetchAlerts, listAlerts } from './tides';

interface Loaded {
  month: Dayjs;
  alerts: number[];
}

interface TideDayProps extends PickersDayProps<Dayjs> {
  loaded?: Loaded;
}

const badgeSx = {
  '& .MuiBadge-badge': {
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'error.main',
  },
};

function TideDay({ loaded, ...props }: TideDayProps) {
  const number = props.day.date();
  const isAlert =
    loaded !== undefined &&
    props.day.isSame(loaded.month, 'month') &&
    loaded.alerts.includes(number);

  return (
    <Badge overlap="circular" variant="dot" invisible={!isAlert} sx={badgeSx}>
      <PickersDay
        {...props}
        aria-label={isAlert ? `${number}, flood alert` : undefined}
      />
    </Badge>
  );
}

export default function TideAlerts() {
  const [month, setMonth] = React.useState(dayjs('2025-05-01'));
  const [loaded, setLoaded] = React.useState<Loaded>({
    month,
    alerts: listAlerts(new Date(2025, 4)),
  });
  const loading = loaded.month !== month;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const request = new AbortController();
    fetchAlerts(month.toDate(), request.signal)
      .then((alerts) => setLoaded({ month, alerts }))
      .catch(() => {}); // Aborted because the user went to another month.
    return () => request.abort();
  }, [month, loading]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DateCalendar
          defaultValue={dayjs('2025-05-20')}
          loading={loading}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={setMonth}
          slots={{ day: TideDay }}
          slotProps={{ day: { loaded } as Partial<TideDayProps> }}
        />
        <Typography aria-live="polite">
          {loading
            ? 'Loading alerts…'
            : `Flood alerts in ${loaded.month.format('MMMM')}: ${loaded.alerts.join(', ')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
