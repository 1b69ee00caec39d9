import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import {
  DateField,
  DatePicker,
  DateRangePicker,
  LocalizationProvider,
  MultiInputDateRangeField,
  StaticDateRangePicker,
  StaticTimePicker,
  usePickerAdapter,
  usePickerContext,
  type DateRange,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {} from '@mui/x-date-pickers-pro/themeAugmentation';
import dayjs, { type Dayjs } from 'dayjs';

function createHarborTheme(outer: Theme): Theme {
  const { secondary } = (outer.vars ?? outer).palette;
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButton: { styleOverrides: { root: { borderRadius: 999 } } },
      MuiPickersOutlinedInput: { styleOverrides: { root: { borderRadius: 24 } } },
      MuiDateRangePickerDay: {
        styleOverrides: {
          day: {
            borderRadius: 8,
            '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
              backgroundColor: secondary.main,
              color: secondary.contrastText,
            },
          },
        },
      },
      MuiPickersLayout: {
        styleOverrides: {
          root: { border: `2px solid ${secondary.main}`, borderRadius: 24 },
        },
      },
    },
  };
}

// The popup gets its name from the element whose id is `${id}-label`.
function ButtonField({ id }: { id?: string }) {
  const { value, fieldFormat, triggerRef, open, setOpen, label } =
    usePickerContext();
  const adapter = usePickerAdapter();

  return (
    <Button
      id={id && `${id}-label`}
      ref={triggerRef}
      variant="outlined"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {label}: {value ? adapter.formatByString(value, fieldFormat) : 'choose a day'}
    </Button>
  );
}

const stays: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Two days',
    getValue: () => [dayjs('2025-07-07'), dayjs('2025-07-08')],
  },
  {
    label: 'Whole stay',
    getValue: () => [dayjs('2025-07-06'), dayjs('2025-07-10')],
  },
];

// Puts the chips in a row above the calendar instead of in a column next to it.
const chipsAbove = {
  '& .MuiPickersLayout-shortcuts': {
    gridColumn: '1 / 4',
    gridRow: 1,
    display: 'flex',
    maxWidth: 'none',
    '& li': { width: 'auto' },
  },
};

export default function TripPlannerBoard() {
  const [look, setLook] = React.useState('material');

  return (
    <Stack spacing={3}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Theme"
        value={look}
        onChange={(_event, next: string | null) => next && setLook(next)}
      >
        <ToggleButton value="material">Material</ToggleButton>
        <ToggleButton value="harbor">Harbor</ToggleButton>
      </ToggleButtonGroup>

      <ThemeProvider
        theme={(outer: Theme) =>
          look === 'harbor' ? createHarborTheme(outer) : outer
        }
      >
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
            }}
          >
            <Stack spacing={2}>
              <DateRangePicker
                defaultValue={[dayjs('2025-07-06'), dayjs('2025-07-10')]}
                localeText={{ start: 'Outbound', end: 'Return' }}
                slots={{ field: MultiInputDateRangeField }}
              />
              <DateField
                clearable
                label="Passport valid until"
                defaultValue={dayjs('2031-02-28')}
              />
              <DatePicker
                label="Pay by"
                defaultValue={dayjs('2025-06-01')}
                slots={{ field: ButtonField }}
              />
              <Typography variant="subtitle2">Boarding time</Typography>
              <StaticTimePicker
                displayStaticWrapperAs="desktop"
                ampm={false}
                defaultValue={dayjs('2025-07-06T18:40')}
              />
            </Stack>
            <Stack spacing={2}>
              <Typography variant="subtitle2">Days on the island</Typography>
              <StaticDateRangePicker
                defaultValue={[dayjs('2025-07-07'), dayjs('2025-07-09')]}
                slotProps={{
                  toolbar: { hidden: true },
                  shortcuts: { items: stays },
                  layout: { sx: chipsAbove },
                }}
              />
            </Stack>
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
