import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import {
  DigitalClockItem,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers/DigitalClock';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const hintClass =
  'ms-4 min-w-12 rounded-[10px] text-center text-xs leading-[18px] [border:1px_solid_currentcolor]';

function SlotWithDuration(props: DigitalClockItemProps) {
  const { itemValue, formattedValue } = props;
  const [start] = usePickerContext<DateRange<Dayjs>>().value;
  const { rangePosition } = usePickerRangePositionContext();

  if (rangePosition === 'start' || start === null) {
    return <DigitalClockItem {...props}>{formattedValue}</DigitalClockItem>;
  }

  const hours = dayjs(itemValue).diff(start, 'hour', true);
  return hours === 0 ? null : (
    <DigitalClockItem {...props}>
      {formattedValue} <span className={hintClass}>{hours} h</span>
    </DigitalClockItem>
  );
}

export default function DurationHints() {
  const [position, setPosition] = React.useState<RangePosition>('start');
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-04-15T10:00'),
    dayjs('2026-04-15T11:30'),
  ]);
  const opening = dayjs('2026-04-15T08:00');
  const start = range[0] ?? opening;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Tennis court"
        value={range}
        onChange={setRange}
        rangePosition={position}
        onRangePositionChange={setPosition}
        minTime={position === 'end' ? start : opening}
        maxTime={dayjs('2026-04-15T20:00')}
        referenceDate={start.add(30, 'minute')}
        skipDisabled
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        format="hh:mm A"
        slots={{ digitalClockItem: SlotWithDuration }}
      />
    </LocalizationProvider>
  );
}
