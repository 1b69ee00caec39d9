import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import {
  DatePicker,
  DateRangePicker,
  LocalizationProvider,
  StaticDateRangePicker,
  StaticTimePicker,
  type DateRange,
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
      MuiPickerStaticWrapper: {
        styleOverrides: {
          root: {
            overflow: 'hidden',
            border: `2px solid ${palette.secondary.main}`,
            borderRadius: 24,
          },
        },
      },
    },
  };
};

const plain = (outer: Theme) => outer;

const columns = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

// On narrow screens, let the clock and calendar shrink below their default of 320 px.
const narrowSx = {
  '& .MuiPickerStaticWrapper-content': { minWidth: 0 },
  '& .MuiCalendarOrClockPicker-root > :last-child': { maxWidth: '100%' },
  '& .MuiClockPicker-root': { maxWidth: '100%' },
  '& .MuiDateRangePickerViewMobile-root *': { minWidth: 0 },
  '& .MuiPickersDay-root, & .MuiDayPicker-weekDayLabel': {
    width: { xs: 32, sm: 36 },
    height: { xs: 32, sm: 36 },
  },
};

const renderInput = (params: TextFieldProps) => <TextField {...params} />;

function ButtonPicker({ label }: { label: string }) {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-01'));
  const [open, setOpen] = React.useState(false);

  return (
    <DatePicker
      label={label}
      inputFormat="D MMM YYYY"
      disableMaskedInput
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      onChange={(next) => setValue(next)}
      renderInput={({ inputRef, inputProps }) => (
        <Button
          ref={inputRef as React.Ref<HTMLButtonElement>}
          variant="outlined"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {label}: {inputProps?.value || 'choose a day'}
        </Button>
      )}
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
  const [ferry, setFerry] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-07-06'),
    dayjs('2025-07-10'),
  ]);
  const [island, setIsland] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-07-07'),
    dayjs('2025-07-09'),
  ]);
  const [passport, setPassport] = React.useState<Dayjs | null>(dayjs('2031-02-28'));
  const [boarding, setBoarding] = React.useState<Dayjs | null>(
    dayjs('2025-07-06T18:40'),
  );

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
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          localeText={{ start: 'Outbound', end: 'Return' }}
        >
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: columns }}>
            <Stack sx={{ gap: 4, minWidth: 0 }}>
              <Panel title="Ferry and cabin">
                <DateRangePicker
                  value={ferry}
                  onChange={(next) => setFerry(next)}
                  renderInput={(startProps, endProps) => (
                    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
                      <TextField {...startProps} fullWidth />
                      <TextField {...endProps} fullWidth />
                    </Stack>
                  )}
                />
                <DatePicker
                  label="Passport valid until"
                  value={passport}
                  onChange={(next) => setPassport(next)}
                  renderInput={renderInput}
                />
                <ButtonPicker label="Pay by" />
              </Panel>
              <Panel title="Boarding time">
                <Box sx={narrowSx}>
                  <StaticTimePicker
                    displayStaticWrapperAs="desktop"
                    ampm={false}
                    value={boarding}
                    onChange={(next) => setBoarding(next)}
                    renderInput={renderInput}
                  />
                </Box>
              </Panel>
            </Stack>

            <Panel title="Days on the island">
              <Box sx={narrowSx}>
                <StaticDateRangePicker
                  displayStaticWrapperAs="mobile"
                  showToolbar={false}
                  value={island}
                  onChange={(next) => setIsland(next)}
                  renderInput={(startProps) => <TextField {...startProps} />}
                />
              </Box>
            </Panel>
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
