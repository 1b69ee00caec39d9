import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

// The class name positions the list in the layout grid.
function ActionList({
  className,
  onSetToday,
  onClear,
  onCancel,
  onAccept,
}: PickersActionBarProps) {
  const text = usePickersTranslations();
  const actions = [
    { label: text.todayButtonLabel, run: onSetToday },
    { label: text.clearButtonLabel, run: onClear },
    { label: text.cancelButtonLabel, run: onCancel },
    { label: text.okButtonLabel, run: onAccept },
  ];

  return (
    <List
      aria-label="Actions"
      className={`${className} col-[1/4] row-[3] flex flex-wrap bg-(--mui-palette-action-hover) *:w-1/2 min-[600px]:col-[1] min-[600px]:row-[2] min-[600px]:block min-[600px]:*:w-28`}
    >
      {actions.map(({ label, run }) => (
        <ListItem key={label} disablePadding>
          <ListItemButton onClick={run}>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function SideActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="portrait"
        defaultValue={dayjs('2025-07-08')}
        slots={{ actionBar: ActionList }}
        slotProps={{
          layout: {
            className:
              'max-w-full min-w-0 grid-cols-[0_minmax(0,1fr)_0] min-[600px]:grid-cols-none overflow-auto rounded-(--mui-shape-borderRadius) border border-(--mui-palette-divider) [&_.MuiDateCalendar-root]:max-w-full [&_.MuiDateCalendar-root]:min-w-70',
          },
        }}
      />
    </LocalizationProvider>
  );
}
