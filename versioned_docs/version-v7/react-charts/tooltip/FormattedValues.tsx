import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTradingDays } from '../data/trade';

const days = createTradingDays(250);

function formatPrice(value: number | null) {
  return value === null
    ? null
    : value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

function formatDay(date: Date, { location }: { location: string }) {
  return date.toLocaleDateString(
    'en-US',
    location === 'tooltip' ? { dateStyle: 'full' } : { month: 'short' },
  );
}

export default function FormattedValues() {
  return (
    <Box
      component="figure"
      aria-label="Highest and lowest price of a share on each trading day of 2022"
      sx={{ m: 0 }}
    >
      <LineChart
        height={300}
        xAxis={[
          {
            data: days.map((day) => day.date),
            scaleType: 'time',
            valueFormatter: formatDay,
          },
        ]}
        yAxis={[{ label: 'Price (dollars)' }]}
        series={[
          {
            label: 'High',
            data: days.map((day) => day.high),
            valueFormatter: formatPrice,
            showMark: false,
          },
          {
            label: 'Low',
            data: days.map((day) => day.low),
            valueFormatter: formatPrice,
            showMark: false,
          },
        ]}
      />
    </Box>
  );
}
