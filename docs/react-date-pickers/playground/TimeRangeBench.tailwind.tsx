import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { TimeRangePickerProps } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { libraries } from './libraries';

interface TimeRangeBenchProps {
  /** The date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** What users choose, in this order. @default 'hours, minutes' */
  views?: 'hours, minutes' | 'hours, minutes, seconds' | 'hours';
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
  /** Restyles the layout, whichever styling option you choose. @default false */
  tinted?: boolean;
  /** @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
}

const column = 'flex flex-col items-start gap-4';

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
      // Users go through them in this order.
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
        ? { items: [{ label: 'Morning', getValue: () => morning }] }
        : undefined,
      layout: tinted ? { className: 'bg-(--mui-palette-action-hover)' } : undefined,
    },
  };

  return (
    // The keys reset the pickers when these props change. Your app doesn't need them.
    <LocalizationProvider key={library} dateAdapter={adapter}>
      <div key={views} className={column}>
        <DesktopTimeRangePicker {...options} label="Desktop" />
        <MobileTimeRangePicker {...options} label="Mobile" />
      </div>
    </LocalizationProvider>
  );
}
