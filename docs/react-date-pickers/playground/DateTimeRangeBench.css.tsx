import type { DateTimeRangePickerProps } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { libraries } from './libraries';
import './DateTimeRangeBench.css';

interface DateTimeRangeBenchProps {
  /** Date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** What people choose, in this order. @default 'day, hours, minutes' */
  views?: 'day, hours, minutes' | 'day, hours' | 'day, hours, minutes, seconds';
  /** Months next to each other on desktop. @default 1 */
  calendars?: 1 | 2 | 3;
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
      // In this order.
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
        ? { items: [{ label: 'Long weekend', getValue: () => rental }] }
        : undefined,
      layout: tinted ? { className: 'date-time-range-bench-tint' } : undefined,
    },
  };

  return (
    // The keys start afresh with another library or other views. Your app needs none.
    <LocalizationProvider key={library} dateAdapter={adapter}>
      <div key={views} className="date-time-range-bench">
        <DesktopDateTimeRangePicker {...options} label="Desktop" />
        <MobileDateTimeRangePicker {...options} label="Mobile" />
      </div>
    </LocalizationProvider>
  );
}
