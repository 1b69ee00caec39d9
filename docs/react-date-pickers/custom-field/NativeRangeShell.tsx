import * as React from 'react';
import { styled } from '@mui/material/styles';
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

const Root = styled('div')({ display: 'flex', gap: 16 });

const End = styled('div')({ display: 'flex', flex: 1, flexDirection: 'column' });

const Label = styled('span')({ fontSize: 14 });

const EndBox = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: '6px 0',
    borderBottom: `2px solid ${palette.text.secondary}`,
    '&:focus-within': { borderColor: palette.primary.main },
    '&[data-error]': { borderColor: palette.error.main },
  };
});

interface EndProps {
  label: string;
  boxRef?: React.Ref<HTMLDivElement>;
  field: UseMultiInputRangeFieldTextFieldProps<true, object>;
}

function RangeEnd({ label, boxRef, field: { sectionListRef, ...field } }: EndProps) {
  const labelId = `${field.id}-label`;

  return (
    <End>
      <Label id={labelId}>{label}</Label>
      <EndBox ref={boxRef} data-error={field.error || undefined}>
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
      </EndBox>
    </End>
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
    <Root {...root} ref={rootRef}>
      <RangeEnd label="Check-in" boxRef={triggerRef} field={startTextField} />
      <RangeEnd label="Check-out" field={endTextField} />
    </Root>
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
