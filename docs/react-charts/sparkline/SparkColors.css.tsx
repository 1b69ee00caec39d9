import { indigo } from '@mui/material/colors';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { commuteYears } from '../data/traffic';
import './SparkColors.css';

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
    <div className="spark-colors">
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Paper variant="outlined" className="spark-colors-panel">
            {Object.entries(colors).map(([name, color]) => (
              <div key={name}>
                <Typography variant="body2">{name}</Typography>
                <SparkLineChart
                  title="Share of ways to work by bicycle, 2001 to 2025"
                  height={64}
                  area
                  data={share}
                  color={color}
                  className="spark-colors-chart"
                />
              </div>
            ))}
          </Paper>
        </ThemeProvider>
      ))}
    </div>
  );
}
