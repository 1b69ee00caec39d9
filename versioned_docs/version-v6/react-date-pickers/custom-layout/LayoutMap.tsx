import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, type SxProps, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

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

const outline = (name: string, color: string, side = 'Start') => ({
  position: 'relative',
  outline: '2px dashed',
  outlineColor: color,
  outlineOffset: '-3px',
  '&::after': {
    content: `"${name}"`,
    position: 'absolute',
    insetBlockStart: 0,
    [`insetInline${side}`]: 0,
    paddingInline: '6px',
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontFamily: 'monospace',
    fontSize: '11px',
    lineHeight: '16px',
  },
});

const mapSx: SxProps<Theme> = {
  maxWidth: '100%',
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  [`& .${pickersLayoutClasses.toolbar}`]: outline('toolbar', 'primary.main'),
  [`& .${pickersLayoutClasses.shortcuts}`]: {
    ...outline('shortcuts', 'secondary.main'),
    paddingBlockStart: '20px',
  },
  [`& .${pickersLayoutClasses.contentWrapper}`]: outline(
    'contentWrapper',
    'success.main',
  ),
  [`& .${pickersLayoutClasses.tabs}`]: outline('tabs', 'warning.main', 'End'),
  [`& .${pickersLayoutClasses.actionBar}`]: outline('actionBar', 'error.main'),
};

export default function LayoutMap() {
  const [name, setName] = React.useState<PickerName>('Date');
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');
  const Picker = pickers[name];

  return (
    <ThemeProvider theme={plainToolbarDate}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={3} sx={{ alignItems: 'center', width: '100%' }}>
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
          >
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
                  sx={{ textTransform: 'none' }}
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
                  sx={{ textTransform: 'none' }}
                >
                  {label}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </Stack>
          <Box sx={mapSx}>
            <Picker
              orientation={orientation}
              defaultValue={dayjs('2025-11-07T18:30')}
              slotProps={{ shortcuts: { items: shortcuts } }}
            />
          </Box>
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
