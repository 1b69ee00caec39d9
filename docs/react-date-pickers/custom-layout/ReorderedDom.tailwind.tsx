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
    <List
      aria-label="Actions"
      className={`${className} col-[1/4] row-[1] flex flex-wrap bg-(--mui-palette-action-hover) *:w-1/2 min-[600px]:col-[1] min-[600px]:row-[2] min-[600px]:block min-[600px]:*:w-28`}
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

function ReturnNote() {
  const { value } = usePickerContext();

  return (
    <div
      aria-live="polite"
      className="col-[1/4] row-[3] p-4 min-[600px]:col-[3] min-[600px]:row-[2] min-[600px]:w-36"
    >
      <Typography variant="body2" className="text-(--mui-palette-text-secondary)">
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
      className={`max-w-full grid-cols-[0_minmax(0,1fr)_0] min-[600px]:grid-cols-none overflow-auto rounded-(--mui-shape-borderRadius) border border-(--mui-palette-divider) bg-(--mui-palette-background-paper) [&_.MuiDateCalendar-root]:max-w-full [&_.MuiDateCalendar-root]:min-w-70 ${props.className ?? ''}`}
    >
      {actionBar}
      <PickersLayoutContentWrapper
        ownerState={ownerState}
        className="col-[1/4] min-[600px]:col-[2]"
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
