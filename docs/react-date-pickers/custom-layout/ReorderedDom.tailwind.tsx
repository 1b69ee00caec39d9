import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import {
  usePickerActionsContext,
  usePickerContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function ActionList({ className }: PickersActionBarProps) {
  const picker = usePickerActionsContext();
  const text = usePickerTranslations();

  return (
    <Stack className={className}>
      <Button onClick={picker.setValueToToday}>{text.todayButtonLabel}</Button>
      <Button onClick={picker.clearValue}>{text.clearButtonLabel}</Button>
      <Button onClick={picker.cancelValueChanges}>{text.cancelButtonLabel}</Button>
      <Button onClick={picker.acceptValueChanges}>{text.okButtonLabel}</Button>
    </Stack>
  );
}

function ReturnNote() {
  const { value } = usePickerContext();

  return (
    <Typography
      variant="body2"
      aria-live="polite"
      className="col-[3] row-[2] w-32 p-4"
    >
      Bring it back by{' '}
      {value?.isValid() ? value.add(14, 'day').format('MMM D, YYYY') : '…'}
    </Typography>
  );
}

const LoanLayout = React.forwardRef(function LoanLayout(
  props: PickersLayoutProps<Dayjs | null>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const { actionBar, content, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ref={ref}
      ownerState={ownerState}
      className={`bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-actionBar]:col-[1] [&_.MuiPickersLayout-actionBar]:row-[2] ${props.className ?? ''}`}
    >
      {actionBar}
      <PickersLayoutContentWrapper ownerState={ownerState} className="col-[2]">
        {content}
      </PickersLayoutContentWrapper>
      <ReturnNote />
    </PickersLayoutRoot>
  );
});

export default function ReorderedDom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-07-08')}
        slots={{ actionBar: ActionList, layout: LoanLayout }}
      />
    </LocalizationProvider>
  );
}
