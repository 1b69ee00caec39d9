import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

export default function DashedAndGradient() {
  const { palette } = useTheme();

  return (
    <Box
      component="figure"
      aria-label="Solar power fed in and forecast, in kilowatts"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <LineChart
        height={300}
        margin={{ right: 16, bottom: 32 }}
        xAxis={[
          {
            data: [6, 8, 10, 12, 14, 16, 18],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Power (kW)' }]}
        series={[
          {
            id: 'forecast',
            label: 'Forecast',
            color: palette.grey[500],
            showMark: false,
            data: [0.4, 2.6, 5.2, 6.4, 5.6, 3.1, 0.7],
          },
          {
            id: 'fed-in',
            label: 'Fed in',
            color: palette.primary.main,
            area: true,
            showMark: false,
            data: [0.3, 2.1, 5.5, 5.9, 4.2, 3.3, 0.5],
          },
        ]}
        sx={{
          '& .MuiLineElement-series-forecast': { strokeDasharray: '6 5' },
          '& .MuiAreaElement-series-fed-in': { fill: 'url(#fed-in-gradient)' },
        }}
      >
        <defs>
          <linearGradient id="fed-in-gradient" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={palette.primary.main} stopOpacity={0.6} />
            <stop offset="1" stopColor={palette.primary.main} stopOpacity={0} />
          </linearGradient>
        </defs>
      </LineChart>
    </Box>
  );
}
