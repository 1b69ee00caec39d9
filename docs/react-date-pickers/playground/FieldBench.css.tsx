import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { libraries } from './libraries';
import './FieldBench.css';

interface FieldBenchProps {
  /** The date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** @default 'outlined' */
  variant?: 'outlined' | 'filled' | 'standard';
  /** @default 'medium' */
  size?: 'medium' | 'small';
  /** The color of a focused field. @default 'primary' */
  color?: 'primary' | 'secondary' | 'success';
  /** The default follows the locale, which is American English here. @default true */
  ampm?: boolean;
  /** Adds a clear button to fields with one input. @default false */
  clearable?: boolean;
  /** @default 'end' */
  clearButtonPosition?: 'start' | 'end';
  /** Shows how limits work: dates and times before now are invalid. @default false */
  disablePast?: boolean;
  /** @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
  /** Restyles the fields, whichever styling option you choose. @default false */
  tinted?: boolean;
}

export default function FieldBench({
  library = 'dayjs',
  variant = 'outlined',
  size = 'small',
  color = 'primary',
  ampm = true,
  clearable = true,
  clearButtonPosition = 'end',
  disablePast = false,
  readOnly = false,
  disabled = false,
  tinted = false,
}: FieldBenchProps) {
  const { adapter, date } = libraries[library];
  const start = date('2026-04-10T15:00');
  const range: DateRange<PickerValidDate> = [start, date('2026-04-13T17:30')];

  const look = {
    variant,
    size,
    color,
  } as const;
  const one = {
    clearable,
    clearButtonPosition,
    disablePast,
    readOnly,
    disabled,
    ...look,
  } as const;
  const oneWithTime = {
    ...one,
    ampm,
  };
  const two = {
    disablePast,
    readOnly,
    disabled,
    defaultValue: range,
    slotProps: {
      textField: ({ position }: { position: 'start' | 'end' }) => ({
        label: position,
        ...look,
      }),
    },
  };
  const twoWithTime = {
    ...two,
    ampm,
  };

  const grid = tinted ? 'field-bench tinted' : 'field-bench';

  return (
    // The key resets the fields when the library changes. Your app doesn't need it.
    <LocalizationProvider key={library} dateAdapter={adapter}>
      <div className={grid}>
        <DateField {...one} label="DateField" defaultValue={start} />
        <TimeField {...oneWithTime} label="TimeField" defaultValue={start} />
        <DateTimeField {...oneWithTime} label="DateTimeField" defaultValue={start} />
        <SingleInputDateRangeField
          {...one}
          label="SingleInputDateRangeField"
          defaultValue={range}
        />
        <SingleInputTimeRangeField
          {...oneWithTime}
          label="SingleInputTimeRangeField"
          defaultValue={range}
        />
        <SingleInputDateTimeRangeField
          {...oneWithTime}
          label="SingleInputDateTimeRangeField"
          defaultValue={range}
        />
        <MultiInputDateRangeField {...two} />
        <MultiInputTimeRangeField {...twoWithTime} />
        <MultiInputDateTimeRangeField {...twoWithTime} />
      </div>
    </LocalizationProvider>
  );
}
