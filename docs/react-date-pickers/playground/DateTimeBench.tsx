import Stack from '@mui/material/Stack';
import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { libraries } from './libraries';

interface DateTimeBenchProps {
  /** Date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** What people choose, in this order. @default 'year, day, hours, minutes' */
  views?:
    | 'year, day, hours, minutes'
    | 'year, month, day, hours, minutes'
    | 'month, day, hours'
    | 'day, hours, minutes, seconds';
  /** What the static picker looks like: its displayStaticWrapperAs. */
  wrapper?: 'mobile' | 'desktop';
  /** The default follows the locale, here American English. @default true */
  ampm?: boolean;
  /** Minutes between two entries on desktop.
   * @default 5
   * @minimum 5
   * @maximum 30
   * @multipleOf 5
   */
  minutes?: number;
  /** The switch between the two parts of the value. */
  tabs?: 'shown' | 'hidden';
  /** The chosen value in large type. */
  toolbar?: 'shown' | 'hidden';
  orientation?: 'portrait' | 'landscape';
  /** Four buttons instead of the default ones. @default false */
  actionBar?: boolean;
  /** Chips that set a value. @default false */
  shortcuts?: boolean;
  /** @default false */
  showDaysOutsideCurrentMonth?: boolean;
  /** @default false */
  displayWeekNumber?: boolean;
  /** A style for the layout, written in each of the three ways. @default false */
  tinted?: boolean;
  /** @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
}

export default function DateTimeBench({
  library = 'dayjs',
  views = 'year, day, hours, minutes',
  wrapper = 'mobile',
  ampm = true,
  minutes = 15,
  tabs,
  toolbar,
  orientation,
  actionBar = false,
  shortcuts = true,
  showDaysOutsideCurrentMonth = false,
  displayWeekNumber = false,
  tinted = false,
  readOnly = false,
  disabled = false,
}: DateTimeBenchProps) {
  const { adapter, date } = libraries[library];

  const start = date('2026-04-11T16:20');

  const options: DateTimePickerProps = {
    defaultValue: start,
    views:
      // In this order.
      views === 'year, day, hours, minutes'
        ? undefined
        : views === 'year, month, day, hours, minutes'
          ? ['year', 'month', 'day', 'hours', 'minutes']
          : views === 'month, day, hours'
            ? ['month', 'day', 'hours']
            : ['day', 'hours', 'minutes', 'seconds'],
    ampm,
    timeSteps: { minutes },
    orientation,
    showDaysOutsideCurrentMonth,
    displayWeekNumber,
    readOnly,
    disabled,
    slotProps: {
      tabs:
        // Wthemhout this, mobile shows them and desktop does not.
        tabs === undefined
          ? undefined
          : tabs === 'hidden'
            ? { hidden: true }
            : { hidden: false },
      toolbar:
        // Without this, mobile shows it and desktop does not.
        toolbar === undefined
          ? undefined
          : toolbar === 'hidden'
            ? { hidden: true }
            : { hidden: false },
      actionBar: actionBar
        ? { actions: ['clear', 'today', 'cancel', 'accept'] }
        : undefined,
      shortcuts: shortcuts
        ? { items: [{ label: 'Outbound', getValue: () => start }] }
        : undefined,
      layout: tinted ? { sx: { bgcolor: 'action.hover' } } : undefined,
    },
  };

  return (
    // The keys start afresh with another library or other views. Your app needs none.
    <LocalizationProvider key={library} dateAdapter={adapter}>
      <Stack
        key={views}
        sx={{
          alignItems: 'flex-start',
          gap: 2,
        }}
      >
        <DesktopDateTimePicker {...options} label="Desktop" />
        <MobileDateTimePicker {...options} label="Mobile" />
        <StaticDateTimePicker {...options} displayStaticWrapperAs={wrapper} />
      </Stack>
    </LocalizationProvider>
  );
}
