import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
// The shortcuts are made by hand, for the moon decides which nights people want.
import type {
  PickerShortcutChangeImportance,
  PickersShortcutsItem,
} from '@mui/x-date-pickers/PickersShortcuts';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { LicenseInfo } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { renderDateRangeViewCalendar } from '@mui/x-date-pickers-pro/dateRangeViewRenderers';
import type {
  DateRange,
  NonEmptyDateRange,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro/models';

LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');

const newMoon: NonEmptyDateRange<Dayjs> = [dayjs('2026-10-08'), dayjs('2026-10-13')];

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'New moon', getValue: () => newMoon },
];
const importance: PickerShortcutChangeImportance = 'set';

export const isFirstNight = (section: RangeFieldSection) => section.dateName === 'start';

function LeaseLayout(props: PickersLayoutProps<DateRange<Dayjs>, Dayjs, 'day'>) {
  const [first, last] = props.value ?? [];
  const { content, shortcuts: moons, actionBar } = usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={props}>
      {moons}
      <PickersLayoutContentWrapper>
        {content}
        {props.isLandscape ? null : <Typography>{last?.diff(first, 'day') ?? 0} nights</Typography>}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export function Telescopes({ onLease }: { onLease: (nights: DateRange<Dayjs>) => void }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'First night', end: 'Last night' }}
        onAccept={onLease}
        slots={{ layout: LeaseLayout }}
        viewRenderers={{
          day: (props) => (
            <div>
              <Typography>{props.rangePosition === 'start' ? 'First' : 'Last'} night</Typography>
              {renderDateRangeViewCalendar(props)}
            </div>
          ),
        }}
        slotProps={{
          shortcuts: { items: shortcuts, changeImportance: importance },
          fieldSeparator: { children: 'to' },
        }}
      />
      <DateTimeRangePicker localeText={{ start: 'Opens', end: 'Closes' }} />
    </LocalizationProvider>
  );
}
