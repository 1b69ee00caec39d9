import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';
import './LayoutMap.css';

const pickers = {
  Date: StaticDatePicker,
  Time: StaticTimePicker,
  'Date and time': StaticDateTimePicker,
};
const orientations = ['portrait', 'landscape'] as const;
type PickerName = keyof typeof pickers;
type Orientation = (typeof orientations)[number];

const shortcuts = [
  { label: 'Doors', getValue: () => dayjs('2025-11-07T18:30') },
  { label: 'Encore', getValue: () => dayjs('2025-11-08T22:00') },
];

// Keeps the toolbar's date out of the page's heading outline.
const plainToolbarDate = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTypography: { defaultProps: { variantMapping: { h4: 'p' } } },
  },
});

export default function LayoutMap() {
  const [name, setName] = React.useState<PickerName>('Date');
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');
  const Picker = pickers[name];

  return (
    <ThemeProvider theme={plainToolbarDate}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div className="layout-map">
          <div className="layout-map-switches">
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Picker"
              value={name}
              onChange={(_event, next: PickerName | null) => next && setName(next)}
            >
              {Object.keys(pickers).map((label) => (
                <ToggleButton
                  key={label}
                  value={label}
                  className="layout-map-switch"
                >
                  {label}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Orientation"
              value={orientation}
              onChange={(_event, next: Orientation | null) =>
                next && setOrientation(next)
              }
            >
              {orientations.map((label) => (
                <ToggleButton
                  key={label}
                  value={label}
                  className="layout-map-switch"
                >
                  {label}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </div>
          <div className="layout-map-stage">
            <Picker
              orientation={orientation}
              defaultValue={dayjs('2025-11-07T18:30')}
              slotProps={{ shortcuts: { items: shortcuts } }}
            />
          </div>
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
