import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

// The class name positions the list in the layout grid.
function ActionList(props: PickersActionBarProps) {
  const { className, onAccept, onCancel, onClear, onSetToday } = props;
  const actions = [
    { label: 'Today', run: onSetToday },
    { label: 'Clear', run: onClear },
    { label: 'Cancel', run: onCancel },
    { label: 'OK', run: onAccept },
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

// On narrow screens, the calendar shrinks, and below 280 px, it scrolls.
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
