import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function OnePieceBar() {
  return (
    <Box
      component="figure"
      aria-label="Loaves sold per day"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <BarChart
        height={260}
        margin={{ top: 16, right: 8, bottom: 32 }}
        xAxis={[{ scaleType: 'band', data: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[{ data: [84, 91, 78, 120, 164] }]}
      />
    </Box>
  );
}
