import * as React from 'react';
import Button from '@mui/material/Button';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

export default function RemindMe() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <DatePicker
        label="Remind me on"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      />
      <Button onClick={() => setOpen(true)}>Choose a day</Button>
    </>
  );
}
