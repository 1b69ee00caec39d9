import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import {
  usePickerActionsContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import './SideActions.css';

// The class name positions the list in the layout grid.
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

export default function SideActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-07-08')}
        slots={{ actionBar: ActionList }}
        slotProps={{
          layout: { className: 'side-actions' },
        }}
      />
    </LocalizationProvider>
  );
}
