import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const trails = ['Gorge path', 'Ridge walk', 'Lake round', 'Old mule track'];

export default function SidewaysBars() {
  return (
    <Box
      component="figure"
      aria-label="Walkers counted on four trails in August"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <BarChart
        height={260}
        margin={{ top: 8, left: 108, right: 16 }}
        layout="horizontal"
        xAxis={[{ label: 'Walkers in August' }]}
        yAxis={[{ scaleType: 'band', data: trails }]}
        series={[{ label: 'Walkers', data: [1840, 1210, 2675, 490] }]}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}
