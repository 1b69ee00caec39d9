import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { TimeRangePickerProps } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { libraries } from './libraries';
import './TimeRangeBench.css';

interface TimeRangeBenchProps {
  /** Date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** What people choose, in this order. @default 'hours, minutes' */
  views?: 'hours, minutes' | 'hours, minutes, seconds' | 'hours';
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
  /** A style for the layout, written in each of the three ways. @default false */
  tinted?: boolean;
  /** @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
}

export default function TimeRangeBench({
  library = 'dayjs',
  views = 'hours, minutes',
  ampm = true,
  minutes = 15,
  tabs,
  toolbar,
  actionBar = false,
  shortcuts = true,
  tinted = false,
  readOnly = false,
  disabled = false,
}: TimeRangeBenchProps) {
  const { adapter, date } = libraries[library];

  const morning: DateRange<PickerValidDate> = [
    date('2026-04-11T07:30'),
    date('2026-04-11T12:00'),
  ];

  const options: TimeRangePickerProps = {
    defaultValue: morning,
    views:
      // In this order.
      views === 'hours, minutes'
        ? undefined
        : views === 'hours, minutes, seconds'
          ? ['hours', 'minutes', 'seconds']
          : ['hours'],
    ampm,
    timeSteps: { minutes },
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
        ? { items: [{ label: 'Morning', getValue: () => morning }] }
        : undefined,
      layout: tinted ? { className: 'time-range-bench-tint' } : undefined,
    },
  };

  return (
    // The keys start afresh with another library or other views. Your app needs none.
    <LocalizationProvider key={library} dateAdapter={adapter}>
      <div key={views} className="time-range-bench">
        <DesktopTimeRangePicker {...options} label="Desktop" />
        <MobileTimeRangePicker {...options} label="Mobile" />
      </div>
    </LocalizationProvider>
  );
}
