import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatHour, hours, inside, outside } from './night';
import { texts } from './texts';

const formatDegrees = (value: number | null) => `${value?.toFixed(1)} °C`;

/** What Fenlight recorded last night. */
export default function NightChart() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [accent, quiet] = [palette.primary.main, palette.text.secondary];
  return (
    <LineChart
      aria-label={texts.night.chart}
      height={280}
      margin={{ left: 0, right: 24, bottom: 0 }}
      skipAnimation
      xAxis={[
        {
          data: hours,
          valueFormatter: formatHour,
          min: hours[0],
          max: hours.at(-1),
          tickInterval: [18, 21, 24, 27, 30],
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          min: 0,
          max: 24,
          tickInterval: [0, 6, 12, 18, 24],
          width: 24,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      grid={{ horizontal: true }}
      series={[
        {
          data: inside,
          label: texts.night.inside,
          color: accent,
          area: true,
          showMark: false,
          curve: 'natural',
          valueFormatter: formatDegrees,
        },
        {
          data: outside,
          label: texts.night.outside,
          color: quiet,
          showMark: false,
          curve: 'natural',
          valueFormatter: formatDegrees,
        },
      ]}
      slotProps={{ legend: { sx: { width: '100%', justifyContent: 'flex-start' } } }}
      sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.14 } }}
    />
  );
}
