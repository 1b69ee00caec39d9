import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { regionMix } from '../data/energy';
import { steadyPalette } from '../data/palette';

const palettes = { Steady: steadyPalette, Default: blueberryTwilightPalette };
const filters = {
  Protanopia:
    '0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0',
  Deuteranopia:
    '0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.01182 0.04294 0.968881 0 0 0 0 0 1 0',
  Tritanopia:
    '1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.3039 0 0 0 0 0 1 0',
};
const options = {
  palette: Object.keys(palettes),
  mode: ['light', 'dark'],
  sight: ['Normal', ...Object.keys(filters)],
};
const rows = regionMix.map((row) => ({ ...row }));
const sources = ['hydro', 'wind', 'solar', 'gas', 'coal', 'imports'] as const;

export default function ColorsForEveryone() {
  const [chosen, setChosen] = React.useState({
    palette: 'Steady',
    mode: 'light',
    sight: 'Normal',
  });
  const { direction } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        typography: { fontFamily: 'inherit' },
        palette: { mode: chosen.mode === 'dark' ? 'dark' : 'light' },
      }),
    [direction, chosen.mode],
  );

  return (
    <Stack spacing={2}>
      <svg width={0} height={0} aria-hidden style={{ position: 'absolute' }}>
        {Object.entries(filters).map(([name, values]) => (
          <filter key={name} id={`sight-${name}`}>
            <feColorMatrix values={values} />
          </filter>
        ))}
      </svg>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {(['palette', 'mode', 'sight'] as const).map((name) => (
          <TextField
            key={name}
            select
            fullWidth
            size="small"
            label={name}
            value={chosen[name]}
            onChange={(event) =>
              setChosen({ ...chosen, [name]: event.target.value })
            }
          >
            {options[name].map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined">
          <BarChart
            title="Electricity by source in eight regions, in terawatt-hours"
            height={380}
            margin={{ top: 85, left: 100, right: 20, bottom: 30 }}
            layout="horizontal"
            colors={palettes[chosen.palette as keyof typeof palettes]}
            dataset={rows}
            yAxis={[{ scaleType: 'band', dataKey: 'region' }]}
            series={sources.map((dataKey) => ({
              dataKey,
              label: dataKey,
              stack: 'mix',
            }))}
            sx={{
              filter:
                chosen.sight === 'Normal' ? 'none' : `url(#sight-${chosen.sight})`,
            }}
          />
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
