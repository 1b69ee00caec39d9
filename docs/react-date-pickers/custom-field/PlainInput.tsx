import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import './PlainInput.css';

function PlainField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const ownId = React.useId();
  const field = useDateField<false, DatePickerFieldProps>(props);
  const { id = ownId } = field;

  return (
    <div ref={picker.rootRef} className={picker.rootClassName}>
      <label id={`${id}-label`} htmlFor={id} className="plain-label">
        {picker.label}
      </label>
      <div ref={picker.triggerRef} className="plain-row">
        <input
          id={id}
          ref={field.inputRef}
          className="plain-input"
          name={picker.name}
          value={field.value}
          placeholder={field.placeholder}
          inputMode={field.inputMode}
          autoComplete={field.autoComplete}
          disabled={field.disabled}
          readOnly={field.readOnly}
          aria-invalid={field.error}
          onChange={field.onChange}
          onClick={field.onClick}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onKeyDown={field.onKeyDown}
          onPaste={field.onPaste}
        />
        <button
          type="button"
          className="plain-button"
          aria-label={field.openPickerAriaLabel}
          disabled={picker.triggerStatus === 'disabled'}
          onClick={() => picker.setOpen((isOpen) => !isOpen)}
        >
          ▾
        </button>
      </div>
    </div>
  );
}

export default function PlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        enableAccessibleFieldDOMStructure={false}
        label="Sow the beans"
        name="sowing"
        defaultValue={dayjs('2025-05-16')}
        minDate={dayjs('2025-05-10')}
        slots={{ field: PlainField }}
      />
    </LocalizationProvider>
  );
}
