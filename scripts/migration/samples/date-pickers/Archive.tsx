// The archive counts in plain dates: its records are read by date-fns elsewhere.
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar, pickersMonthClasses } from '@mui/x-date-pickers/MonthCalendar';
import type { FieldValueType } from '@mui/x-date-pickers/models';

export { usePickersTranslations } from '@mui/x-date-pickers/hooks';

/** A column as the server of the archive describes it. */
interface Column {
  Name: string;
  FieldValueType: FieldValueType;
}

export const columns: Column[] = JSON.parse(
  '[{ "Name": "Observed", "FieldValueType": "date-time" }]',
);

/** People in Tehran look up the same nights in their own calendar. */
export async function loadJalali() {
  const { AdapterDateFnsJalali } = await import('@mui/x-date-pickers/AdapterDateFnsJalaliV3');
  return AdapterDateFnsJalali;
}

export function Archive({ onMonth }: { onMonth: (month: Date) => void }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <MonthCalendar
        onChange={onMonth}
        sx={{ [`& .${pickersMonthClasses.monthButton}`]: { borderRadius: 1 } }}
      />
    </LocalizationProvider>
  );
}
