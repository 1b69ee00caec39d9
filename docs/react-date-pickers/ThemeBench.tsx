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
  color: ['primary', 'secondary', 'success'],
  corners: ['square', 'soft', 'round'],
  density: ['roomy', 'compact'],
  chips: ['above', 'below'],
} as const;

type Choice = { [Name in keyof typeof options]: (typeof options)[Name][number] };

const radius = { square: 0, soft: 8, round: 20 };
const daySize = { roomy: 36, compact: 30 };

function createBenchTheme(outer: Theme, choice: Choice): Theme {
  const color = (outer.vars ?? outer).palette[choice.color];
  const size = daySize[choice.density];
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiPickersDay: {
        styleOverrides: {
          root: {
            width: size,
            height: size,
            borderRadius: radius[choice.corners],
            '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
              backgroundColor: color.main,
              color: color.contrastText,
            },
          },
        },
      },
      MuiDateCalendar: {
        styleOverrides: {
          root: { '& .MuiDayCalendar-weekDayLabel': { width: size } },
        },
      },
      MuiPickersLayout: {
        styleOverrides: {
          root: {
            border: `2px solid ${color.main}`,
            borderRadius: radius[choice.corners],
            '& .MuiPickersLayout-shortcuts': {
              gridColumn: '1 / 4',
              gridRow: choice.chips === 'above' ? 1 : 3,
              display: 'flex',
            },
          },
        },
      },
    },
  };
}

const tasks = [
  { label: 'Sowing', getValue: () => dayjs('2025-05-05') },
  { label: 'Thinning', getValue: () => dayjs('2025-05-27') },
];

export default function ThemeBench() {
  const [choice, setChoice] = React.useState<Choice>({
    color: 'primary',
    corners: 'round',
    density: 'roomy',
    chips: 'above',
  });

  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={3}
      sx={{ alignItems: 'center', justifyContent: 'center' }}
    >
      <Stack spacing={2}>
        {Object.entries(options).map(([name, values]) => (
          <ToggleButtonGroup
            key={name}
            exclusive
            size="small"
            aria-label={name}
            value={choice[name as keyof Choice]}
            onChange={(_event, next: string | null) =>
              next && setChoice({ ...choice, [name]: next })
            }
          >
            {values.map((value) => (
              <ToggleButton key={value} value={value}>
                {value}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ))}
      </Stack>

      <ThemeProvider theme={(outer: Theme) => createBenchTheme(outer, choice)}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={dayjs('2025-05-19')}
            slotProps={{
              actionBar: { actions: [] },
              shortcuts: { items: tasks },
            }}
          />
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
