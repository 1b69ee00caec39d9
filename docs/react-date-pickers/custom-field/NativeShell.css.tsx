import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import EventIcon from '@mui/icons-material/Event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import { usePickerContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import './NativeShell.css';

function NativeField(props: DatePickerFieldProps) {
  const { label, name, open, setOpen, rootRef, triggerRef, triggerStatus } =
    usePickerContext();
  const text = usePickerTranslations();
  const ownId = React.useId();
  const {
    id = ownId,
    sectionListRef,
    clearable,
    error,
    value,
    openPickerAriaLabel,
    onClear,
    ...field
  } = useDateField<true, DatePickerFieldProps>(props);
  const labelId = `${id}-label`;

  return (
    <div className="native-shell" ref={rootRef}>
      <span className="native-label" id={labelId}>
        {label}
      </span>
      <div className="native-box" ref={triggerRef} data-error={error || undefined}>
        <PickersSectionList
          elements={field.elements}
          sectionListRef={sectionListRef}
          contentEditable={field.contentEditable}
          tabIndex={field.tabIndex}
          onClick={field.onClick}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onInput={field.onInput}
          onPaste={field.onPaste}
          onKeyDown={field.onKeyDown}
          role="group"
          aria-labelledby={labelId}
          style={{ flex: 1 }}
        />
        {clearable && (
          <button
            className="native-button"
            type="button"
            aria-label={text.fieldClearLabel}
            onClick={onClear}
          >
            <CloseIcon fontSize="small" />
          </button>
        )}
        <button
          className="native-button"
          type="button"
          aria-label={openPickerAriaLabel}
          disabled={triggerStatus === 'disabled'}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <EventIcon fontSize="small" />
        </button>
      </div>
      <input type="hidden" name={name} value={value} />
    </div>
  );
}

export default function NativeShell() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        name="delivery"
        defaultValue={dayjs('2025-03-20')}
        maxDate={dayjs('2025-12-31')}
        slots={{ field: NativeField }}
        slotProps={{ field: { clearable: true } }}
      />
    </LocalizationProvider>
  );
}
