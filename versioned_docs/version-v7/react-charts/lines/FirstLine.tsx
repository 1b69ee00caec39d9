import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function FirstLine() {
  return (
    <Box
      component="figure"
      aria-label="Temperature of a kiln while it cools"
      sx={{ width: '100%', m: 0 }}
    >
      <LineChart
        height={280}
        xAxis={[{ label: 'Minutes', data: [0, 5, 10, 20, 45, 90, 150] }]}
        yAxis={[{ valueFormatter: (value: number) => `${value} °C` }]}
        series={[{ data: [1020, 870, 760, 605, 390, 210, 120] }]}
        margin={{ top: 20, left: 64 }}
      />
    </Box>
  );
}
