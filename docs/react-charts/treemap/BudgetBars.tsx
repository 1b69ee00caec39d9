import { BarChart } from '@mui/x-charts/BarChart';
import { budget } from './budget';

const items = budget
  .flatMap(({ area, items }) => items.map((item) => ({ ...item, area })))
  .sort((one, other) => other.amount - one.amount);

export default function BudgetBars() {
  return (
    <BarChart
      title="Budget of a city by purpose, largest first"
      layout="horizontal"
      height={420}
      borderRadius={3}
      yAxis={[
        {
          data: items.map(({ name }) => name),
          width: 92,
          tickLabelInterval: () => true,
        },
      ]}
      xAxis={[{ label: 'Budget ($ million)' }]}
      series={budget.map(({ area, color }) => ({
        label: area,
        color,
        stack: 'budget',
        data: items.map((item) => (item.area === area ? item.amount : null)),
        valueFormatter: (amount: number | null) =>
          amount === null ? null : `$${amount} million`,
      }))}
    />
  );
}
