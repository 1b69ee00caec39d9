import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const variants = ['outlined', 'filled', 'standard'] as const;
const sizes = ['small', 'medium'] as const;

export default function TextFieldKnobs() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('filled');
  const [size, setSize] = React.useState<(typeof sizes)[number]>('small');
  const [helperText, setHelperText] = React.useState('As on the birth certificate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Variant"
          value={variant}
          onChange={(_event, next) => next && setVariant(next)}
        >
          {variants.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Size"
          value={size}
          onChange={(_event, next) => next && setSize(next)}
        >
          {sizes.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          size="small"
          label="Helper text"
          value={helperText}
          onChange={(event) => setHelperText(event.target.value)}
        />
        <DatePicker
          label="Date of birth"
          defaultValue={dayjs('1991-06-23')}
          slotProps={{ textField: { variant, size, helperText } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
