import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

const options = {
  colour: ['primary', 'secondary', 'success'],
  corner: ['square', 'soft', 'round'],
  density: ['roomy', 'compact'],
  shortcuts: ['above', 'below'],
} as const;

type Choice = { [Name in keyof typeof options]: (typeof options)[Name][number] };

const radius = { square: 0, soft: 8, round: '50%' };

function buildTheme(outer: Theme, { colour, corner, density, shortcuts }: Choice): Theme {
  const palette = (outer.vars ?? outer).palette[colour];
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiPickersDay: {
        styleOverrides: {
          root: {
            borderRadius: radius[corner],
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
            width: '100%',
            maxWidth: density === 'compact' ? 272 : 320,
            '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': {
              marginBlock: density === 'compact' ? -2 : 2,
            },
          },
        },
      },
      MuiPickersLayout: {
        styleOverrides: {
          root: {
            minWidth: 0,
            gridTemplateColumns: 'minmax(0, 1fr)',
            border: `1px solid ${(outer.vars ?? outer).palette.divider}`,
            borderRadius: radius[corner] === '50%' ? 24 : radius[corner],
            '& .MuiPickersLayout-contentWrapper': { gridColumn: 1, gridRow: 2 },
            '& .MuiPickersLayout-shortcuts': {
              gridColumn: 1,
              gridRow: shortcuts === 'above' ? 1 : 3,
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
    colour: 'primary',
    corner: 'round',
    density: 'roomy',
    shortcuts: 'above',
  });

  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={3}
      sx={{ alignItems: 'center', justifyContent: 'center', width: '100%', minWidth: 0 }}
    >
      <Stack spacing={2}>
        {Object.entries(options).map(([name, values]) => (
          <ToggleButtonGroup
            key={name}
            exclusive
            size="small"
            aria-label={name}
            value={choice[name as keyof Choice]}
            onChange={(event, next: string | null) =>
              next && setChoice({ ...choice, [name]: next })
            }
          >
            {values.map((value) => (
              <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
                {value}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ))}
      </Stack>

      <ThemeProvider theme={(outer: Theme) => buildTheme(outer, choice)}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            orientation="portrait"
            defaultValue={dayjs('2026-05-19')}
            slotProps={{
              actionBar: { actions: [] },
              shortcuts: {
                items: [
                  { label: 'Sowing', getValue: () => dayjs('2026-05-05') },
                  { label: 'Thinning', getValue: () => dayjs('2026-05-27') },
                ],
              },
            }}
          />
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
