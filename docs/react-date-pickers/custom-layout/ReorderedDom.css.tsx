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
import {
  usePickerActionsContext,
  usePickerContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';
import './ReorderedDom.css';

function ActionList({ className }: PickersActionBarProps) {
  const picker = usePickerActionsContext();
  const text = usePickerTranslations();
  const actions = [
    { label: text.todayButtonLabel, run: picker.setValueToToday },
    { label: text.clearButtonLabel, run: picker.clearValue },
    { label: text.cancelButtonLabel, run: picker.cancelValueChanges },
    { label: text.okButtonLabel, run: picker.acceptValueChanges },
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

function ReturnNote() {
  const { value } = usePickerContext();

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
  props: PickersLayoutProps<Dayjs | null>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const { actionBar, content, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ref={ref}
      ownerState={ownerState}
      className={`reordered-dom ${props.className ?? ''}`}
    >
      {actionBar}
      <PickersLayoutContentWrapper
        ownerState={ownerState}
        className="reordered-dom-content"
      >
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
        orientation="portrait"
        defaultValue={dayjs('2025-07-08')}
        slots={{ actionBar: ActionList, layout: LoanLayout }}
      />
    </LocalizationProvider>
  );
}
