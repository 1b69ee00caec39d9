import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import * as palettes from '@mui/x-charts/colorPalettes';
import { LineChart } from '@mui/x-charts/LineChart';
import { cityClimates, months } from '../data/climate';

const choices: Record<string, (mode: 'light' | 'dark') => string[]> = {
  blueberryTwilightPalette: palettes.blueberryTwilightPalette,
  mangoFusionPalette: palettes.mangoFusionPalette,
  cheerfulFiestaPalette: palettes.cheerfulFiestaPalette,
  'Three of our own': () => ['#0f8b8d', '#ec9a29', '#a8201a'],
};

export default function PalettePicker() {
  const [name, setName] = React.useState('blueberryTwilightPalette');
  const [isDark, setIsDark] = React.useState(false);
  const [hasOwn, setHasOwn] = React.useState(false);
  const mode = isDark ? 'dark' : 'light';
  const { direction } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        typography: { fontFamily: 'inherit' },
        palette: { mode },
      }),
    [direction, mode],
  );

  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        {Object.keys(choices).map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Dark mode"
          control={<Switch checked={isDark} onChange={(_, on) => setIsDark(on)} />}
        />
        <FormControlLabel
          label="Aldermouth in hotpink"
          control={<Switch checked={hasOwn} onChange={(_, on) => setHasOwn(on)} />}
        />
      </Stack>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined">
          <LineChart
            className="[&_.MuiChartsAxis-left_.MuiChartsAxis-label]:[transform:translateX(-10px)]"
            title="Average temperature in six cities, by month"
            height={340}
            margin={{ top: 90, bottom: 30 }}
            colors={choices[name]}
            xAxis={[{ data: months, scaleType: 'point' }]}
            yAxis={[{ label: 'Temperature (°C)' }]}
            slotProps={{
              legend: {
                itemMarkWidth: 12,
                itemMarkHeight: 12,
                labelStyle: { fontSize: 13 },
              },
            }}
            series={cityClimates.map(({ city, temperature }) => ({
              label: city,
              data: temperature,
              showMark: false,
              ...(hasOwn && city === 'Aldermouth' && { color: 'hotpink' }),
            }))}
          />
          <ul className="m-0 flex list-none gap-1 px-4 pt-0 pb-4 *:h-6 *:flex-1 *:rounded-[4px]">
            {choices[name](mode).map((color) => (
              <li key={color} title={color} style={{ background: color }} />
            ))}
          </ul>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
