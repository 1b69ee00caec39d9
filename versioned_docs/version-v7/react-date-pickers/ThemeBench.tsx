import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

const options = {
  Color: ['primary', 'secondary', 'success'],
  Corners: ['square', 'soft', 'round'],
  Density: ['roomy', 'compact'],
  Shortcuts: ['above', 'below'],
} as const;

type Choice = { [Name in keyof typeof options]: (typeof options)[Name][number] };

const radius = { square: 0, soft: 8, round: 20 };
const daySize = { roomy: 36, compact: 30 };

function buildTheme(outer: Theme, choice: Choice): Theme {
  const palette = (outer.vars ?? outer).palette[choice.Color];
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
      MuiDateCalendar: {
        styleOverrides: {
          root: {
            maxWidth: '100%',
            '& .MuiDayCalendar-weekDayLabel': {
              width: daySize[choice.Density],
              margin: 0,
            },
          },
        },
      },
      MuiPickersLayout: {
        styleOverrides: {
          root: {
            gridTemplateColumns: 'minmax(0, 1fr)',
            border: `1px solid ${(outer.vars ?? outer).palette.divider}`,
            borderRadius: radius[choice.Corners],
            '& .MuiPickersLayout-contentWrapper': { gridColumn: 1, gridRow: 2 },
            '& .MuiPickersLayout-shortcuts': {
              gridColumn: 1,
              gridRow: choice.Shortcuts === 'above' ? 1 : 3,
              display: 'flex',
              justifyContent: 'center',
              maxWidth: 'none',
              '& > li': { width: 'auto', paddingInline: 4 },
            },
          },
        },
      },
    },
  };
}

export default function ThemeBench() {
  const [choice, setChoice] = React.useState<Choice>({
    Color: 'primary',
    Corners: 'round',
    Density: 'roomy',
    Shortcuts: 'above',
  });

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
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            orientation="portrait"
            defaultValue={dayjs('2025-05-19')}
            sx={{ minWidth: 0, maxWidth: '100%' }}
            slotProps={{
              actionBar: { actions: [] },
              shortcuts: {
                items: [
                  { label: 'Sowing', getValue: () => dayjs('2025-05-05') },
                  { label: 'Thinning', getValue: () => dayjs('2025-05-27') },
                ],
              },
            }}
          />
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
