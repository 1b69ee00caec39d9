import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

export default function EverySecondMark() {
  return (
    <Box
      component="figure"
      aria-label="Cars in a parking garage, by hour"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <LineChart
        height={280}
        margin={{ top: 16, right: 16, bottom: 32 }}
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[
          {
            data: [12, 40, 118, 176, 201, 214, 220, 208, 211, 197, 160, 92, 44],
            showMark: ({ index }) => index % 2 === 0,
            valueFormatter: (value) => `${value} cars`,
          },
        ]}
      />
    </Box>
  );
}
