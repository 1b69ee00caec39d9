import Stack from '@mui/material/Stack';
import type { DateTimeRangePickerProps } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { libraries } from './libraries';

interface DateTimeRangeBenchProps {
  /** The date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** What users choose, in this order. @default 'day, hours, minutes' */
  views?: 'day, hours, minutes' | 'day, hours' | 'day, hours, minutes, seconds';
  /** Months side by side on desktop. @default 1 */
  calendars?: 1 | 2 | 3;
  /** The default follows the locale, which is American English here. @default true */
  ampm?: boolean;
  /** Minutes between two options on desktop.
   * @default 5
   * @minimum 5
   * @maximum 30
   * @multipleOf 5
   */
  minutes?: number;
  /** Tabs that switch between the parts of the value. */
  tabs?: 'shown' | 'hidden';
  /** Shows the chosen value in large type. */
  toolbar?: 'shown' | 'hidden';
  /** Shows four buttons instead of the default ones. @default false */
  actionBar?: boolean;
  /** Adds a chip that sets a value. @default false */
  shortcuts?: boolean;
  /** @default false */
  showDaysOutsideCurrentMonth?: boolean;
  /** @default false */
  displayWeekNumber?: boolean;
  /** Restyles the layout, whichever styling option you choose. @default false */
  tinted?: boolean;
  /** @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
}

export default function DateTimeRangeBench({
  library = 'dayjs',
  views = 'day, hours, minutes',
  calendars = 1,
  ampm = true,
  minutes = 15,
  tabs,
  toolbar,
  actionBar = false,
  shortcuts = true,
  showDaysOutsideCurrentMonth = false,
  displayWeekNumber = false,
  tinted = false,
  readOnly = false,
  disabled = false,
}: DateTimeRangeBenchProps) {
  const { adapter, date } = libraries[library];

  const rental: DateRange<PickerValidDate> = [
    date('2026-04-10T15:00'),
    date('2026-04-13T10:30'),
  ];

  const options: DateTimeRangePickerProps = {
    defaultValue: rental,
    views:
      // Users go through them in this order.
      views === 'day, hours, minutes'
        ? undefined
        : views === 'day, hours'
          ? ['day', 'hours']
          : ['day', 'hours', 'minutes', 'seconds'],
    calendars,
    ampm,
    timeSteps: { minutes },
    showDaysOutsideCurrentMonth,
    displayWeekNumber,
    readOnly,
    disabled,
    slotProps: {
      tabs:
        // Without this, mobile shows them and desktop doesn't.
        tabs === undefined
          ? undefined
          : tabs === 'hidden'
            ? { hidden: true }
            : { hidden: false },
      toolbar:
        // Without this, mobile shows it and desktop doesn't.
        toolbar === undefined
          ? undefined
          : toolbar === 'hidden'
            ? { hidden: true }
            : { hidden: false },
      actionBar: actionBar
        ? { actions: ['clear', 'today', 'cancel', 'accept'] }
        : undefined,
      shortcuts: shortcuts
        ? { items: [{ label: 'Long weekend', getValue: () => rental }] }
        : undefined,
      layout: tinted ? { sx: { bgcolor: 'action.hover' } } : undefined,
    },
  };

  return (
    // The keys reset the pickers when these props change. Your app doesn't need them.
    <LocalizationProvider key={library} dateAdapter={adapter}>
      <Stack
        key={views}
        sx={{
          alignItems: 'flex-start',
          gap: 2,
        }}
      >
        <DesktopDateTimeRangePicker {...options} label="Desktop" />
        <MobileDateTimeRangePicker {...options} label="Mobile" />
      </Stack>
    </LocalizationProvider>
  );
}
