import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { texts } from './texts';

interface BirthFieldProps {
  value: Dayjs | null;
  error: string | undefined;
  onChange: (value: Dayjs | null) => void;
  onLeave: () => void;
}

/** Has no calendar, because a date from long ago is easier to type. */
export default function BirthField({
  value,
  error,
  onChange,
  onLeave,
}: BirthFieldProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        fullWidth
        disableFuture
        label={texts.born}
        value={value}
        onChange={onChange}
        onBlur={onLeave}
        slotProps={{
          textField: { error: Boolean(error), helperText: error ?? texts.bornHint },
        }}
      />
    </LocalizationProvider>
  );
}
