import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const trails = ['Gorge path', 'Ridge walk', 'Lake round', 'Old mule track'];

export default function SidewaysBars() {
  return (
    <Box
      component="figure"
      aria-label="Walkers counted on four trails in August"
      sx={{ width: '100%', m: 0 }}
    >
      <BarChart
        height={280}
        layout="horizontal"
        grid={{ vertical: true }}
        xAxis={[{ label: 'Walkers in August' }]}
        yAxis={[{ scaleType: 'band', data: trails }]}
        series={[{ data: [1840, 1210, 2675, 490] }]}
        margin={{ top: 10, left: 104, right: 20 }}
      />
    </Box>
  );
}
