import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GradientSeries() {
  const { palette } = useTheme();

  return (
    <Box
      component="figure"
      aria-label="Heat pumps installed per quarter"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <BarChart
        height={300}
        margin={{ right: 8, bottom: 32 }}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          {
            id: 'before',
            label: '2024',
            color: palette.grey[500],
            data: [38, 44, 51, 47],
          },
          {
            id: 'now',
            label: '2025',
            color: palette.primary.main,
            data: [42, 57, 69, 74],
          },
        ]}
        sx={{ '& .MuiBarElement-series-now': { fill: 'url(#gradient-series-now)' } }}
      >
        <defs>
          <linearGradient id="gradient-series-now" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={palette.primary.main} />
            <stop offset="1" stopColor={palette.secondary.main} />
          </linearGradient>
        </defs>
      </BarChart>
    </Box>
  );
}
