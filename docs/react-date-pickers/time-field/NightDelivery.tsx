import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type {
  PickerValidDate,
  TimeValidationError,
} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

function DeliveryField() {
  const adapter = usePickerAdapter();
  const [error, setError] = React.useState<TimeValidationError>(null);

  const isDaytime = (time: PickerValidDate) =>
    adapter.getHours(time) >= 6 && adapter.getHours(time) < 22;

  return (
    <TimeField
      label="Deliver at"
      defaultValue={dayjs('2026-03-09T23:30')}
      shouldDisableTime={isDaytime}
      onError={setError}
      helperText={
        error ? 'The gate is closed during the day.' : 'Between 10 PM and 6 AM'
      }
    />
  );
}

export default function NightDelivery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DeliveryField />
    </LocalizationProvider>
  );
}
