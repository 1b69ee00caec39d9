import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { libraries } from './libraries';

interface DateBenchProps {
  /** The date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** What users choose, in this order. @default 'year, day' */
  views?: 'year, day' | 'year, month, day' | 'year, month' | 'month, day' | 'year';
  /** How the static picker looks, set with displayStaticWrapperAs. */
  wrapper?: 'mobile' | 'desktop';
  /** Shows the chosen value in large type. */
  toolbar?: 'shown' | 'hidden';
  orientation?: 'portrait' | 'landscape';
  /** Shows four buttons instead of the default ones. @default false */
  actionBar?: boolean;
  /** Adds a chip that sets a value. @default false */
  shortcuts?: boolean;
  /** @default false */
  showDaysOutsideCurrentMonth?: boolean;
  /** Shows the same number of rows in every month. @default false */
  sixWeeks?: boolean;
  /** @default false */
  displayWeekNumber?: boolean;
  /** Removes the space between days. @default false */
  disableMargin?: boolean;
  /** Restyles the days, whichever styling option you choose. @default false */
  squareDays?: boolean;
  /** @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
}

const column = 'flex flex-col items-start gap-4';

export default function DateBench({
  library = 'dayjs',
  views = 'year, day',
  wrapper = 'mobile',
  toolbar,
  orientation,
  actionBar = false,
  shortcuts = true,
  showDaysOutsideCurrentMonth = false,
  sixWeeks = false,
  displayWeekNumber = false,
  disableMargin = false,
  squareDays = false,
  readOnly = false,
  disabled = false,
}: DateBenchProps) {
  const { adapter, date } = libraries[library];

  const start = date('2026-04-11T00:00');

  const options: DatePickerProps = {
    defaultValue: start,
    views:
      // Users go through them in this order.
      views === 'year, day'
        ? undefined
        : views === 'year, month, day'
          ? ['year', 'month', 'day']
          : views === 'year, month'
            ? ['year', 'month']
            : views === 'month, day'
              ? ['month', 'day']
              : ['year'],
    orientation,
    showDaysOutsideCurrentMonth,
    fixedWeekNumber: sixWeeks ? 6 : undefined,
    displayWeekNumber,
    readOnly,
    disabled,
    slotProps: {
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
        ? { items: [{ label: 'First day', getValue: () => start }] }
        : undefined,
      day: { disableMargin },
      layout: squareDays
        ? { className: '[&_.MuiPickersDay-root]:rounded-[6px]' }
        : undefined,
    },
  };

  return (
    // The keys reset the pickers when these props change. Your app doesn't need them.
    <LocalizationProvider key={library} dateAdapter={adapter}>
      <div key={views} className={column}>
        <DesktopDatePicker {...options} label="Desktop" />
        <MobileDatePicker {...options} label="Mobile" />
        <StaticDatePicker {...options} displayStaticWrapperAs={wrapper} />
      </div>
    </LocalizationProvider>
  );
}
