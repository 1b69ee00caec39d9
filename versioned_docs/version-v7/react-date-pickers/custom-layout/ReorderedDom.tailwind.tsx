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

function ReturnNote({ value }: { value?: Dayjs | null }) {
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
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const { actionBar, content } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ref={ref}
      ownerState={props}
      className={`max-w-full grid-cols-[0_minmax(0,1fr)_0] min-[600px]:grid-cols-none overflow-auto rounded-(--mui-shape-borderRadius) border border-(--mui-palette-divider) bg-(--mui-palette-background-paper) [&_.MuiDateCalendar-root]:max-w-full [&_.MuiDateCalendar-root]:min-w-70 ${props.className ?? ''}`}
    >
      {actionBar}
      <PickersLayoutContentWrapper className="col-[1/4] min-[600px]:col-[2]">
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
