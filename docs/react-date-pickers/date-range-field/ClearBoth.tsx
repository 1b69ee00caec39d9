import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const august: DateRange<Dayjs> = [dayjs('2026-08-01'), dayjs('2026-08-31')];

const labels = { start: 'Invoices from', end: 'Invoices to' };

export default function ClearBoth() {
  const [range, setRange] = React.useState(august);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <SingleInputDateRangeField
          clearable
          label="Invoices"
          defaultValue={august}
        />
        <MultiInputDateRangeField
          value={range}
          onChange={setRange}
          slotProps={{
            textField: ({ position }: { position: RangePosition }) => ({
              label: labels[position],
              id: `invoices-${position}`,
            }),
          }}
        />
        <Button onClick={() => setRange([null, null])}>Clear both</Button>
      </Stack>
    </LocalizationProvider>
  );
}
