import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GroupedBars() {
  return (
    <Box
      component="figure"
      aria-label="Bikes hired per day at two stations"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <BarChart
        height={300}
        margin={{ right: 8, bottom: 32 }}
        xAxis={[{ scaleType: 'band', data: ['Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[
          { label: 'Harbor', data: [64, 71, 98, 143, 120] },
          { label: 'Old town', data: [88, 84, 91, 77, 69] },
        ]}
      />
    </Box>
  );
}
