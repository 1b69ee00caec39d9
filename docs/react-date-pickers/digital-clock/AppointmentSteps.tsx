import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const steps = [10, 20, 60];

export default function AppointmentSteps() {
  const [step, setStep] = React.useState(60);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Minutes per step"
          value={step}
          onChange={(_event, next: number | null) => next && setStep(next)}
        >
          {steps.map((minutes) => (
            <ToggleButton key={minutes} value={minutes}>
              {minutes} min
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Stack direction="row" spacing={2}>
          <DigitalClock timeStep={step} defaultValue={dayjs('2025-10-14T10:00')} />
          <MultiSectionDigitalClock
            timeSteps={{ minutes: step }}
            sx={{ width: 180, flexShrink: 0 }}
            defaultValue={dayjs('2025-10-14T10:00')}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
