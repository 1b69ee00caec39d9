import * as React from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { usePickerContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

function MenuBar({ actions = [], className }: PickersActionBarProps) {
  const picker = usePickerContext();
  const text = usePickerTranslations();
  const menuId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const next = { label: text.nextStepButtonLabel, run: picker.goToNextStep };
  const accept = { label: text.okButtonLabel, run: picker.acceptValueChanges };
  const items = {
    accept,
    next,
    nextOrAccept: picker.hasNextStep ? next : accept,
    cancel: { label: text.cancelButtonLabel, run: picker.cancelValueChanges },
    clear: { label: text.clearButtonLabel, run: picker.clearValue },
    today: { label: text.todayButtonLabel, run: picker.setValueToToday },
  };

  return (
    <DialogActions className={className}>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Actions
      </Button>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
      >
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              items[action].run();
            }}
          >
            {items[action].label}
          </MenuItem>
        ))}
      </Menu>
    </DialogActions>
  );
}

export default function MenuActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2025-09-12T08:15')}
        slots={{ actionBar: MenuBar }}
        slotProps={{
          actionBar: { actions: ['nextOrAccept', 'today', 'clear', 'cancel'] },
        }}
      />
    </LocalizationProvider>
  );
}
