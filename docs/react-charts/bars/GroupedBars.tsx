import { BarChart } from '@mui/x-charts/BarChart';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function GroupedBars() {
  return (
    <BarChart
      aria-label="Bikes rented per month at two stations"
      height={300}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Bikes rented' }]}
      series={[
        {
          label: 'Harbor (closed in winter)',
          data: [null, null, 310, 640, 980, 1430, 1720, 1650, 1120, 590, null, null],
        },
        {
          label: 'Old town',
          data: [420, 455, 560, 710, 840, 905, 870, 860, 890, 760, 580, 430],
        },
      ]}
    />
  );
}
