import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  unstable_useMultiInputRangeField as useMultiInputRangeField,
  type UseMultiInputRangeFieldTextFieldProps,
} from '@mui/x-date-pickers-pro/hooks';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import './NativeRangeShell.css';

interface EndProps {
  label: string;
  boxRef?: React.Ref<HTMLDivElement>;
  field: UseMultiInputRangeFieldTextFieldProps<true, object>;
}

function RangeEnd({ label, boxRef, field: { sectionListRef, ...field } }: EndProps) {
  const labelId = `${field.id}-label`;

  return (
    <div className="native-end">
      <span className="native-end-label" id={labelId}>
        {label}
      </span>
      <div
        className="native-end-box"
        ref={boxRef}
        data-error={field.error || undefined}
      >
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
        />
      </div>
    </div>
  );
}

function NativeRangeField(props: DateRangePickerFieldProps) {
  const { rootRef, triggerRef } = usePickerContext();
  const manager = useDateRangeManager();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager,
    internalProps,
    rootProps: forwardedProps,
    startTextFieldProps: {},
    endTextFieldProps: {},
  });

  return (
    <div {...root} className="native-range" ref={rootRef}>
      <RangeEnd label="Check-in" boxRef={triggerRef} field={startTextField} />
      <RangeEnd label="Check-out" field={endTextField} />
    </div>
  );
}

NativeRangeField.fieldType = 'multi-input';

export default function NativeRangeShell() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-07-04'), dayjs('2025-07-11')]}
        slots={{ field: NativeRangeField }}
      />
    </LocalizationProvider>
  );
}
