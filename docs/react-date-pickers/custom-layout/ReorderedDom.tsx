import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import {
  pickersLayoutClasses,
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

const rootSx = {
  bgcolor: 'background.paper',
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridColumn: 1,
    gridRow: 2,
  },
};
const noteSx = { gridColumn: 3, gridRow: 2, width: 128, p: 2 };

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
    <Typography variant="body2" aria-live="polite" sx={noteSx}>
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
      className={props.className}
      sx={rootSx}
    >
      {actionBar}
      <PickersLayoutContentWrapper ownerState={ownerState} sx={{ gridColumn: 2 }}>
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
