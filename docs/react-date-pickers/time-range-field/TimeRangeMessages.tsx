import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const messages: Record<string, string> = {
  minTime: 'The studio opens at 8 AM.',
  maxTime: 'The studio closes at 10 PM.',
  invalidRange: 'The end is before the start.',
};

export default function TimeRangeMessages() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([null, null]);
  const [startText, endText] = errors.map((error) => error && messages[error]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2026-04-13T19:00'), dayjs('2026-04-13T22:30')]}
        minTime={dayjs('2026-04-13T08:00')}
        maxTime={dayjs('2026-04-13T22:00')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            id: `rehearsal-${position}`,
            label: position === 'start' ? 'Rehearse from' : 'Until',
            helperText: (position === 'start' ? startText : endText) ?? ' ',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
