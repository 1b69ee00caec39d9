import Stack from '@mui/material/Stack';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import type { TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import { libraries } from './libraries';

interface TimeBenchProps {
  /** The date library behind the components. */
  library?: 'dayjs' | 'date-fns' | 'luxon' | 'moment';
  /** What users choose, in this order. @default 'hours, minutes' */
  views?:
    | 'hours, minutes'
    | 'hours, minutes, seconds'
    | 'hours'
    | 'minutes, seconds';
  /** How the static picker looks, set with displayStaticWrapperAs. */
  wrapper?: 'mobile' | 'desktop';
  /** The default follows the locale, which is American English here. @default true */
  ampm?: boolean;
  /** Where a round clock shows AM and PM. */
  ampmInClock?: 'clock' | 'toolbar';
  /** Minutes between two options on desktop.
   * @default 5
   * @minimum 5
   * @maximum 30
   * @multipleOf 5
   */
  minutes?: number;
  /** Shows the chosen value in large type. */
  toolbar?: 'shown' | 'hidden';
  orientation?: 'portrait' | 'landscape';
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

export default function TimeBench({
  library = 'dayjs',
  views = 'hours, minutes',
  wrapper = 'mobile',
  ampm = true,
  ampmInClock,
  minutes = 15,
  toolbar,
  orientation,
  actionBar = false,
  shortcuts = true,
  tinted = false,
  readOnly = false,
  disabled = false,
}: TimeBenchProps) {
  const { adapter, date } = libraries[library];

  const start = date('2026-04-11T16:20');

  const options: Omit<
    TimePickerProps,
    'openTo' | 'view' | 'onViewChange' | 'viewRenderers'
  > = {
    defaultValue: start,
    views:
      // Users go through them in this order.
      views === 'hours, minutes'
        ? undefined
        : views === 'hours, minutes, seconds'
          ? ['hours', 'minutes', 'seconds']
          : views === 'hours'
            ? ['hours']
            : ['minutes', 'seconds'],
    ampm,
    ampmInClock:
      // Without this, AM and PM are in the toolbar if there is one.
      ampmInClock === undefined ? undefined : ampmInClock === 'clock' ? true : false,
    timeSteps: { minutes },
    orientation,
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
        ? { items: [{ label: 'High tide', getValue: () => start }] }
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
        <DesktopTimePicker {...options} label="Desktop" />
        <MobileTimePicker {...options} label="Mobile" />
        <StaticTimePicker {...options} displayStaticWrapperAs={wrapper} />
      </Stack>
    </LocalizationProvider>
  );
}
