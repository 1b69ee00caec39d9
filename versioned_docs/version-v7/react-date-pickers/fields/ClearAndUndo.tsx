import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ClearAndUndo() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-10-02'));
  const [cleared, setCleared] = React.useState<Dayjs | null>(null);

  const undo = () => {
    setValue(cleared);
    setCleared(null);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        clearable
        label="Chimney sweep"
        value={value}
        onChange={setValue}
        onClear={() => setCleared(value)}
      />
      <Snackbar
        open={cleared !== null}
        autoHideDuration={8000}
        message="Appointment removed"
        onClose={() => setCleared(null)}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
    </LocalizationProvider>
  );
}
