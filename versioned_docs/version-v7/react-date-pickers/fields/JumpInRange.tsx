import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type {
  DateRange,
  RangeFieldSection,
  RangePosition,
} from '@mui/x-date-pickers-pro/models';
import type { FieldRef } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const season: DateRange<Dayjs> = [dayjs('2026-06-13'), dayjs('2026-09-06')];

function JumpButtons({ onJump }: { onJump: (position: RangePosition) => void }) {
  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => onJump('start')}>First day</Button>
      <Button onClick={() => onJump('end')}>Last day</Button>
    </Stack>
  );
}

export default function JumpInRange() {
  const rangeRef = React.useRef<FieldRef<RangeFieldSection>>(null);
  const startRef = React.useRef<FieldRef<RangeFieldSection>>(null);
  const endRef = React.useRef<FieldRef<RangeFieldSection>>(null);

  const jumpInSingleInput = (position: RangePosition) => {
    const field = rangeRef.current;
    const index = field
      ?.getSections()
      .findIndex(({ dateName, type }) => dateName === position && type === 'day');
    field?.focusField(index);
  };

  const jumpInMultiInput = (position: RangePosition) => {
    const fieldRef = position === 'start' ? startRef : endRef;
    fieldRef.current?.focusField('day');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <SingleInputDateRangeField
          label="Pool season"
          defaultValue={season}
          unstableFieldRef={rangeRef}
        />
        <JumpButtons onJump={jumpInSingleInput} />
        <MultiInputDateRangeField
          defaultValue={season}
          unstableStartFieldRef={startRef}
          unstableEndFieldRef={endRef}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Opens' : 'Closes',
            }),
          }}
        />
        <JumpButtons onJump={jumpInMultiInput} />
      </Stack>
    </LocalizationProvider>
  );
}
