
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import dayjs from 'dayjs';

const shortcuts = [
  { label: 'Opening day', getValue: () => dayjs('2025-10-15') },
  { label: 'Trade day', getValue: () => dayjs('2025-10-17') },
];

export default function Fair() {
  return (
    <DesktopDatePicker
      label="Visit on"
      slotProps={{
        toolbar: { hidden: false },
        actionBar: { actions: ['clear', 'today'] },
        shortcuts: { items: shortcuts },
      }}
    />
  );
}
