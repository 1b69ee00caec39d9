import Box from '@mui/material/Box';
import { indigo } from '@mui/material/colors';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { areaElementClasses, lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { commuteYears } from '../data/traffic';

const share = commuteYears.map(({ bike }) => bike);
const typography = { fontFamily: 'inherit' };
const themes = [
  createTheme({ typography, palette: { mode: 'light' } }),
  createTheme({ typography, palette: { mode: 'dark' } }),
];
const colors = {
  Fixed: indigo[800],
  'By mode': (mode: 'light' | 'dark') => indigo[mode === 'dark' ? 200 : 800],
};

export default function SparkColors() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {Object.entries(colors).map(([name, color]) => (
              <div key={name}>
                <Typography variant="body2">{name}</Typography>
                <SparkLineChart
                  title="Share of ways to work by bicycle, 2001 to 2025"
                  height={64}
                  area
                  data={share}
                  color={color}
                  sx={{
                    [`& .${areaElementClasses.root}`]: {
                      filter: 'none',
                      opacity: 0.25,
                    },
                    [`& .${lineElementClasses.root}`]: { strokeLinecap: 'round' },
                  }}
                />
              </div>
            ))}
          </Paper>
        </ThemeProvider>
      ))}
    </Box>
  );
}
