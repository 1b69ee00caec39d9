import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';
import './LayoutMap.css';

const pickers = {
  date: StaticDatePicker,
  time: StaticTimePicker,
  'date and time': StaticDateTimePicker,
};
const orientations = ['portrait', 'landscape'] as const;

const shortcuts = [
  { label: 'Doors', getValue: () => dayjs('2025-11-07T18:30') },
  { label: 'Encore', getValue: () => dayjs('2025-11-08T22:00') },
];

export default function LayoutMap() {
  const [name, setName] = React.useState<keyof typeof pickers>('date');
  const [orientation, setOrientation] =
    React.useState<(typeof orientations)[number]>('portrait');
  const Picker = pickers[name];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="layout-map">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Picker"
          value={name}
          onChange={(_event, next) => next && setName(next)}
        >
          {Object.keys(pickers).map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, next) => next && setOrientation(next)}
        >
          {orientations.map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Picker
          orientation={orientation}
          defaultValue={dayjs('2025-11-07T18:30')}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
      </div>
    </LocalizationProvider>
  );
}
