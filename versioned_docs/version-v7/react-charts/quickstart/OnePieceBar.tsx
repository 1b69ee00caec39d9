import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function OnePieceBar() {
  return (
    <Box
      component="figure"
      aria-label="Loaves sold per day"
      sx={{ width: '100%', m: 0 }}
    >
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[{ data: [84, 91, 78, 120, 164] }]}
        margin={{ top: 10, bottom: 30 }}
      />
    </Box>
  );
}
