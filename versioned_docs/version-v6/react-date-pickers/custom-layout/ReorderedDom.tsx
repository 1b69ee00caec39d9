import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
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
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

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

const noteSx = {
  gridColumn: { xs: '1 / 4', sm: 3 },
  gridRow: { xs: 3, sm: 2 },
  width: { xs: 'auto', sm: 144 },
  padding: 2,
};

function ReturnNote({ value }: { value?: Dayjs | null }) {
  return (
    <Box aria-live="polite" sx={noteSx}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Bring it back by
      </Typography>
      <Typography>
        {value?.isValid()
          ? value.add(14, 'day').format('MMM D, YYYY')
          : 'No date yet'}
      </Typography>
    </Box>
  );
}

// On narrow screens, the calendar shrinks, and below 280 px, it scrolls.
const rootSx = {
  gridTemplateColumns: { xs: '0 minmax(0, 1fr) 0', sm: 'none' },
  maxWidth: '100%',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .MuiDateCalendar-root': { minWidth: 280, maxWidth: '100%' },
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridColumn: { xs: '1 / 4', sm: 1 },
    gridRow: { xs: 1, sm: 2 },
    display: { xs: 'flex', sm: 'block' },
    flexWrap: 'wrap',
    bgcolor: 'action.hover',
    '& > li': { width: { xs: '50%', sm: 112 } },
  },
};

const LoanLayout = React.forwardRef(function LoanLayout(
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const { actionBar, content } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ref={ref}
      ownerState={props}
      className={props.className}
      sx={rootSx}
    >
      {actionBar}
      <PickersLayoutContentWrapper sx={{ gridColumn: { xs: '1 / 4', sm: 2 } }}>
        {content}
      </PickersLayoutContentWrapper>
      <ReturnNote value={props.value} />
    </PickersLayoutRoot>
  );
});

export default function ReorderedDom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2025-07-08')}
        slots={{ actionBar: ActionList, layout: LoanLayout }}
      />
    </LocalizationProvider>
  );
}
