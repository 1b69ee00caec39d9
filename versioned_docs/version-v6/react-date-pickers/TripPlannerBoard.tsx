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
  StaticDateRangePicker,
  StaticTimePicker,
  type BaseSingleInputFieldProps,
  type DateValidationError,
  type FieldSection,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import type {} from '@mui/x-date-pickers-pro/themeAugmentation';
import dayjs, { type Dayjs } from 'dayjs';

const harbor = (outer: Theme): Theme => {
  const { palette } = outer;
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButton: { styleOverrides: { root: { borderRadius: 999 } } },
      MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 24 } } },
      MuiDateRangePickerDay: {
        styleOverrides: {
          day: {
            borderRadius: 8,
            '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
              backgroundColor: palette.secondary.main,
              color: palette.secondary.contrastText,
            },
          },
        },
      },
      MuiPickersLayout: {
        styleOverrides: {
          root: { border: `2px solid ${palette.secondary.main}`, borderRadius: 24 },
        },
      },
    },
  };
};

const plain = (outer: Theme) => outer;

const columns = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

// On narrow screens, the clock and the calendar shrink below their default 320 px.
const clockSx = {
  minWidth: 0,
  gridTemplateColumns: '0 minmax(0, 1fr) 0',
  '& .MuiTimeClock-root': { maxWidth: '100%' },
  '& .MuiTimeClock-arrowSwitcher': {
    position: { xs: 'static', sm: 'absolute' },
    alignSelf: 'flex-end',
  },
};
const calendarSx = {
  minWidth: 0,
  gridTemplateColumns: '0 minmax(0, 1fr) 0',
  '& .MuiPickersLayout-shortcuts': {
    gridColumn: '1 / 4',
    gridRow: 1,
    maxWidth: 'none',
    display: 'flex',
    '& > li': { width: 'auto' },
  },
  '& .MuiDateRangeCalendar-root *': { minWidth: 0 },
  '& .MuiDateRangeCalendar-monthContainer': { mx: 'auto' },
  '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': {
    width: { xs: 32, sm: 36 },
    height: { xs: 32, sm: 36 },
  },
};

interface ButtonFieldProps extends BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  DateValidationError
> {
  open?: boolean;
  onToggle?: () => void;
}

// The popup gets its name from the element whose id is `${id}-label`.
function ButtonField(props: ButtonFieldProps) {
  const { id, label, value, InputProps, open, onToggle } = props;

  return (
    <Button
      id={id && `${id}-label`}
      ref={InputProps?.ref}
      variant="outlined"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onToggle}
    >
      {label}: {value?.format('L') ?? 'choose a day'}
    </Button>
  );
}

function ButtonDatePicker({ label, value }: { label: string; value: Dayjs }) {
  const [open, setOpen] = React.useState(false);
  const onToggle = () => setOpen((wasOpen) => !wasOpen);

  return (
    <DatePicker
      label={label}
      defaultValue={value}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slots={{ field: ButtonField }}
      slotProps={{ field: { open, onToggle } as object }}
    />
  );
}

function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  const id = React.useId();
  return (
    <Stack component="section" aria-labelledby={id} spacing={2} sx={{ minWidth: 0 }}>
      <Typography id={id} component="p" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

export default function TripPlannerBoard() {
  const [look, setLook] = React.useState('material');

  return (
    <Stack spacing={3} sx={{ width: '100%', minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Theme"
        value={look}
        onChange={(_event, next: string | null) => next && setLook(next)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="material">Material</ToggleButton>
        <ToggleButton value="harbor">Harbor</ToggleButton>
      </ToggleButtonGroup>

      <ThemeProvider theme={look === 'harbor' ? harbor : plain}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: columns }}>
            <Stack sx={{ gap: 4, minWidth: 0 }}>
              <Panel title="Ferry and cabin">
                <DateRangePicker
                  defaultValue={[dayjs('2025-07-06'), dayjs('2025-07-10')]}
                  localeText={{ start: 'Outbound', end: 'Return' }}
                />
                <DateField
                  clearable
                  label="Passport valid until"
                  defaultValue={dayjs('2031-02-28')}
                />
                <ButtonDatePicker label="Pay by" value={dayjs('2025-06-01')} />
              </Panel>
              <Panel title="Boarding time">
                <StaticTimePicker
                  displayStaticWrapperAs="desktop"
                  ampm={false}
                  sx={clockSx}
                  defaultValue={dayjs('2025-07-06T18:40')}
                />
              </Panel>
            </Stack>

            <Panel title="Days on the island">
              <StaticDateRangePicker
                displayStaticWrapperAs="mobile"
                defaultValue={[dayjs('2025-07-07'), dayjs('2025-07-09')]}
                slotProps={{
                  toolbar: { hidden: true },
                  layout: { sx: calendarSx },
                  shortcuts: {
                    items: [
                      {
                        label: 'Two days',
                        getValue: () => [dayjs('2025-07-07'), dayjs('2025-07-08')],
                      },
                      {
                        label: 'Whole stay',
                        getValue: () => [dayjs('2025-07-06'), dayjs('2025-07-10')],
                      },
                    ],
                  },
                }}
              />
            </Panel>
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
