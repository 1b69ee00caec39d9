import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

export default function EverySecondMark() {
  return (
    <LineChart
      aria-label="Cars in a parking garage, by hour"
      height={280}
      sx={{ width: '100%' }}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ label: 'Cars', width: 56 }]}
      series={[
        {
          data: [12, 40, 118, 176, 201, 214, 220, 208, 211, 197, 160, 92, 44],
          showMark: ({ index }) => index % 2 === 0,
        },
      ]}
    />
  );
}
