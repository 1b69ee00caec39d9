import Stack from '@mui/material/Stack';
import type { DateRangePickerProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { libraries } from './libraries';

interface DateRangeBenchProps {
  /** The date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** How the static picker looks, set with displayStaticWrapperAs. */
  wrapper?: 'mobile' | 'desktop';
  /** Months side by side, except on mobile. */
  calendars?: 1 | 2 | 3;
  /** Shows the chosen value in large type. */
  toolbar?: 'shown' | 'hidden';
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
  /** Keeps users from dragging the ends. @default false */
  disableDragEditing?: boolean;
  /** Restyles the layout, whichever styling option you choose. @default false */
  tinted?: boolean;
  /** @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
}

export default function DateRangeBench({
  library = 'dayjs',
  wrapper = 'mobile',
  calendars = 1,
  toolbar,
  actionBar = false,
  shortcuts = true,
  showDaysOutsideCurrentMonth = false,
  sixWeeks = false,
  displayWeekNumber = false,
  disableDragEditing = false,
  tinted = false,
  readOnly = false,
  disabled = false,
}: DateRangeBenchProps) {
  const { adapter, date } = libraries[library];

  const weekend: DateRange<PickerValidDate> = [
    date('2026-04-10T00:00'),
    date('2026-04-12T00:00'),
  ];

  const options: DateRangePickerProps = {
    defaultValue: weekend,
    calendars,
    showDaysOutsideCurrentMonth,
    fixedWeekNumber: sixWeeks ? 6 : undefined,
    displayWeekNumber,
    disableDragEditing,
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
        ? { items: [{ label: 'Weekend', getValue: () => weekend }] }
        : undefined,
      layout: tinted ? { sx: { bgcolor: 'action.hover' } } : undefined,
    },
  };

  return (
    // The key resets the pickers when the library changes. Your app doesn't need it.
    <LocalizationProvider key={library} dateAdapter={adapter}>
      <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
        <DesktopDateRangePicker {...options} label="Desktop" />
        <MobileDateRangePicker {...options} label="Mobile" />
        <StaticDateRangePicker {...options} displayStaticWrapperAs={wrapper} />
      </Stack>
    </LocalizationProvider>
  );
}
