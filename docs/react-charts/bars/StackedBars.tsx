import { BarChart } from '@mui/x-charts/BarChart';
import { costs, goal, months, rentals, sales } from './bikeShop';

export default function StackedBars() {
  return (
    <BarChart
      aria-label="Monthly income, costs and goal of a bike shop"
      height={320}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Thousand dollars' }]}
      series={[
        { label: 'Sales', stack: 'money', data: sales },
        { label: 'Rentals', stack: 'money', data: rentals },
        { label: 'Costs', stack: 'money', data: costs },
        { label: 'Goal', data: goal },
      ]}
    />
  );
}
