import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import EventIcon from '@mui/icons-material/Event';
import { styled } from '@mui/material/styles';
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

const Shell = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });

const Label = styled('span')({ fontSize: 14 });

const FieldBox = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: '6px 12px',
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: 8,
    '&:focus-within': { outline: `2px solid ${palette.primary.main}` },
    '&[data-error]': { borderColor: palette.error.main },
  };
});

const FieldButton = styled('button')({
  display: 'flex',
  padding: 4,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

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
    <Shell ref={rootRef}>
      <Label id={labelId}>{label}</Label>
      <FieldBox ref={triggerRef} data-error={error || undefined}>
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
          <FieldButton
            type="button"
            aria-label={text.fieldClearLabel}
            onClick={onClear}
          >
            <CloseIcon fontSize="small" />
          </FieldButton>
        )}
        <FieldButton
          type="button"
          aria-label={openPickerAriaLabel}
          disabled={triggerStatus === 'disabled'}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <EventIcon fontSize="small" />
        </FieldButton>
      </FieldBox>
      <input type="hidden" name={name} value={value} />
    </Shell>
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
