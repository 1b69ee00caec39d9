import Stack from '@mui/material/Stack';
import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { libraries } from './libraries';

interface DateTimeBenchProps {
  /** The date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** What users choose, in this order. @default 'year, day, hours, minutes' */
  views?:
    | 'year, day, hours, minutes'
    | 'year, month, day, hours, minutes'
    | 'month, day, hours'
    | 'day, hours, minutes, seconds';
  /** How the static picker looks, set with displayStaticWrapperAs. */
  wrapper?: 'mobile' | 'desktop';
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
  orientation?: 'portrait' | 'landscape';
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
      // Users go through them in this order.
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
        ? { items: [{ label: 'Outbound', getValue: () => start }] }
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
        <DesktopDateTimePicker {...options} label="Desktop" />
        <MobileDateTimePicker {...options} label="Mobile" />
        <StaticDateTimePicker {...options} displayStaticWrapperAs={wrapper} />
      </Stack>
    </LocalizationProvider>
  );
}
