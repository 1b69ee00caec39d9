import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

/** Returns the name that screen readers announce for the dialog around an element. */
function readName(element: HTMLElement) {
  const id = element.closest('[role="dialog"]')?.getAttribute('aria-labelledby');
  return (id && document.getElementById(id)?.textContent) || 'no name';
}

export default function NamelessPicker() {
  const headingId = React.useId();
  const [named, setNamed] = React.useState(false);
  const [name, setName] = React.useState('not opened yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <FormControlLabel
          control={<Switch checked={named} />}
          label="Name the popup"
          onChange={(_event, checked) => setNamed(checked)}
        />
        <Typography id={headingId} variant="subtitle2">
          Warranty ends
        </Typography>
        <DesktopDatePicker
          defaultValue={dayjs('2025-11-30')}
          slotProps={{
            textField: { InputProps: { 'aria-labelledby': headingId } },
            popper: named ? { 'aria-labelledby': headingId } : {},
            desktopTransition: { onEntered: (node) => setName(readName(node)) },
          }}
        />
        <Typography variant="body2" aria-live="polite">
          Popup: {name}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
