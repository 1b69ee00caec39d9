import * as React from 'react';
import Badge from '@mui/material/Badge';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import { fetchAlerts, listAlerts } from './tides';
import './TideAlerts.css';

interface TideDayProps extends PickersDayProps {
  alerts?: number[];
}

function TideDay({ alerts = [], ...props }: TideDayProps) {
  const adapter = usePickerAdapter();
  const number = adapter.getDate(props.day);
  const isAlert = !props.outsideCurrentMonth && alerts.includes(number);

  return (
    <Badge
      overlap="circular"
      variant="dot"
      invisible={!isAlert}
      className="tide-day"
    >
      <PickersDay
        {...props}
        aria-label={isAlert ? `${number}, flood alert` : undefined}
      />
    </Badge>
  );
}

function TideCalendar() {
  const adapter = usePickerAdapter();
  const [month, setMonth] = React.useState(dayjs('2025-05-01'));
  const [loaded, setLoaded] = React.useState({
    month,
    alerts: listAlerts(new Date(2025, 4)),
  });
  const loading = loaded.month !== month;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const request = new AbortController();
    fetchAlerts(adapter.toJsDate(month), request.signal)
      .then((alerts) => setLoaded({ month, alerts }))
      .catch(() => {}); // Aborted because the user went to another month.
    return () => request.abort();
  }, [adapter, month, loading]);

  return (
    <div className="tide-alerts">
      <DateCalendar
        defaultValue={dayjs('2025-05-20')}
        loading={loading}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={setMonth}
        slots={{ day: TideDay }}
        slotProps={{ day: { alerts: loaded.alerts } as TideDayProps }}
      />
      <Typography aria-live="polite">
        {loading ? 'Loading alerts…' : `Flood alerts: ${loaded.alerts.join(', ')}`}
      </Typography>
    </div>
  );
}

export default function TideAlerts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TideCalendar />
    </LocalizationProvider>
  );
}
