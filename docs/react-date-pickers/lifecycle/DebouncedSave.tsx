import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

interface SettledDateFieldProps extends Omit<DateFieldProps, 'onChange'> {
  onSettle: (value: Dayjs | null) => void;
}

function SettledDateField({ onSettle, ...other }: SettledDateFieldProps) {
  const timer = React.useRef<number | undefined>(undefined);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const restart: DateFieldProps['onChange'] = (value, { validationError }) => {
    window.clearTimeout(timer.current);
    if (validationError === null) {
      timer.current = window.setTimeout(() => onSettle(value), 1200);
    }
  };

  return <DateField {...other} onChange={restart} />;
}

function SavedDate() {
  const { format } = usePickerAdapter();
  const [saved, setSaved] = React.useState('nothing yet');

  const save = (value: Dayjs | null) =>
    setSaved(value ? format(value, 'fullDate') : 'no date');

  return (
    <Stack spacing={2}>
      <SettledDateField
        label="Inspection"
        defaultValue={dayjs('2026-03-12')}
        onSettle={save}
      />
      <Typography aria-live="polite">Saved: {saved}</Typography>
    </Stack>
  );
}

export default function DebouncedSave() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SavedDate />
    </LocalizationProvider>
  );
}
