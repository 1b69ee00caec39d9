import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  FieldSectionType,
  FieldSelectedSections,
} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function JumpToSection() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);

  const jumpTo = (section: FieldSectionType) => {
    inputRef.current?.focus();
    setSelected(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Warranty ends"
          defaultValue={dayjs('2027-11-08')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <ButtonGroup fullWidth aria-label="Edit">
          <Button onClick={() => jumpTo('month')}>Month</Button>
          <Button onClick={() => jumpTo('day')}>Day</Button>
          <Button onClick={() => jumpTo('year')}>Year</Button>
        </ButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
