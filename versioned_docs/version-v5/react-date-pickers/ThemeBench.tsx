import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs, { type Dayjs } from 'dayjs';

const options = {
  Color: ['primary', 'secondary', 'success'],
  Corners: ['square', 'soft', 'round'],
  Density: ['roomy', 'compact'],
} as const;

type Choice = { [Name in keyof typeof options]: (typeof options)[Name][number] };

const radius = { square: 0, soft: 8, round: 20 };
const daySize = { roomy: 36, compact: 30 };

function buildTheme(outer: Theme, choice: Choice): Theme {
  const palette = outer.palette[choice.Color];
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiPickersDay: {
        styleOverrides: {
          root: {
            width: daySize[choice.Density],
            height: daySize[choice.Density],
            margin: 0,
            borderRadius: radius[choice.Corners],
            '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
              backgroundColor: palette.main,
              color: palette.contrastText,
            },
          },
        },
      },
      MuiCalendarPicker: { styleOverrides: { root: { maxWidth: '100%' } } },
      MuiDayPicker: {
        styleOverrides: {
          weekDayLabel: { width: daySize[choice.Density], margin: 0 },
        },
      },
      MuiPickerStaticWrapper: {
        styleOverrides: {
          content: {
            minWidth: 0,
            border: `1px solid ${outer.palette.divider}`,
            borderRadius: radius[choice.Corners],
          },
        },
      },
      MuiCalendarOrClockPicker: {
        styleOverrides: { root: { '& > :last-child': { maxWidth: '100%' } } },
      },
    },
  };
}

export default function ThemeBench() {
  const [choice, setChoice] = React.useState<Choice>({
    Color: 'primary',
    Corners: 'round',
    Density: 'roomy',
  });
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-05-19'));

  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={3}
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        minWidth: 0,
      }}
    >
      <Stack spacing={2}>
        {Object.entries(options).map(([name, values]) => (
          <div key={name}>
            <Typography variant="caption" component="div">
              {name}
            </Typography>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={name}
              value={choice[name as keyof Choice]}
              onChange={(_event, next: string | null) =>
                next && setChoice({ ...choice, [name]: next })
              }
            >
              {values.map((value) => (
                <ToggleButton
                  key={value}
                  value={value}
                  sx={{ textTransform: 'none' }}
                >
                  {value}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </div>
        ))}
      </Stack>

      <ThemeProvider theme={(outer: Theme) => buildTheme(outer, choice)}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
            <StaticDatePicker
              displayStaticWrapperAs="desktop"
              value={value}
              onChange={(next) => setValue(next)}
              renderInput={(params) => <TextField {...params} />}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
