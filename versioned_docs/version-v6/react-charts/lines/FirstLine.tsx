import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function FirstLine() {
  return (
    <Box
      component="figure"
      aria-label="Temperature of a kiln while it cools"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <LineChart
        height={280}
        margin={{ top: 16, right: 16 }}
        xAxis={[{ label: 'Minutes', data: [0, 5, 10, 20, 45, 90, 150] }]}
        series={[
          {
            data: [1020, 870, 760, 605, 390, 210, 120],
            valueFormatter: (value) => `${value} °C`,
          },
        ]}
      />
    </Box>
  );
}
