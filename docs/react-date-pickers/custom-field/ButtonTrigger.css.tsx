import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import './ButtonTrigger.css';

// The popup of a single date gets its name from the element whose id is `${id}-label`.
function PickerButton({
  id,
  dates,
}: {
  id?: string;
  dates: (PickerValidDate | null)[];
}) {
  const { label, open, setOpen, rootRef, triggerRef, triggerStatus } =
    usePickerContext();
  const adapter = usePickerAdapter();
  const texts = dates.map((date) =>
    date ? adapter.formatByString(date, adapter.formats.fullDate) : '…',
  );

  return (
    <div ref={rootRef}>
      <button
        className="trigger-button"
        ref={triggerRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={triggerStatus === 'disabled'}
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        <span className="trigger-label" id={id && `${id}-label`}>
          {label}
        </span>
        {texts.join(' – ')}
      </button>
    </div>
  );
}

function ButtonField({ id }: { id?: string }) {
  const { value } = usePickerContext();
  return <PickerButton id={id} dates={[value]} />;
}

function RangeButtonField({ id }: { id?: string }) {
  const { value } = usePickerContext<DateRange<PickerValidDate>>();
  return <PickerButton id={id} dates={value} />;
}

RangeButtonField.fieldType = 'single-input';

export default function ButtonTrigger() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="trigger-row">
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2025-05-09')}
          slots={{ field: ButtonField }}
        />
        <DateRangePicker
          label="Stay"
          defaultValue={[dayjs('2025-05-09'), dayjs('2025-05-16')]}
          slots={{ field: RangeButtonField }}
          slotProps={{ popper: { 'aria-label': 'Stay' } }}
        />
      </div>
    </LocalizationProvider>
  );
}
