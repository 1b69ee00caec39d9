import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
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
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import './ReorderedDom.css';

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
    <List className={`${className} reordered-dom-actions`} aria-label="Actions">
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

function ReturnNote({ value }: { value?: Dayjs | null }) {
  return (
    <div aria-live="polite" className="reordered-dom-note">
      <Typography variant="body2" className="reordered-dom-quiet">
        Bring it back by
      </Typography>
      <Typography>
        {value?.isValid()
          ? value.add(14, 'day').format('MMM D, YYYY')
          : 'No date yet'}
      </Typography>
    </div>
  );
}

const LoanLayout = React.forwardRef(function LoanLayout(
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const { actionBar, content } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ref={ref}
      ownerState={props}
      className={`reordered-dom ${props.className ?? ''}`}
    >
      {actionBar}
      <PickersLayoutContentWrapper className="reordered-dom-content">
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
