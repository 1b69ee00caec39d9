import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
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
    <List className={className} aria-label="Actions">
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

// On narrow screens, lets the calendar shrink, and scrolls below 280 px.
const layoutSx = {
  gridTemplateColumns: { xs: '0 minmax(0, 1fr) 0', sm: 'none' },
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& .MuiDateCalendar-root': { minWidth: 280, maxWidth: '100%' },
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridColumn: { xs: '1 / 4', sm: 1 },
    gridRow: { xs: 3, sm: 2 },
    display: { xs: 'flex', sm: 'block' },
    flexWrap: 'wrap',
    bgcolor: 'action.hover',
    '& > li': { width: { xs: '50%', sm: 112 } },
  },
};

export default function SideActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="portrait"
        defaultValue={dayjs('2025-07-08')}
        slots={{ actionBar: ActionList }}
        slotProps={{ layout: { sx: layoutSx } }}
      />
    </LocalizationProvider>
  );
}
