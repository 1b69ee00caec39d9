import { PieChart } from '@mui/x-charts/PieChart';

const goals = [
  { id: 'steps', label: 'Steps (thousands)', color: '#d9480f', done: 8.1, goal: 10 },
  { id: 'active', label: 'Active minutes', color: '#0c8599', done: 27, goal: 45 },
  { id: 'stand', label: 'Hours standing', color: '#9c36b5', done: 9, goal: 12 },
];

const rings = goals.map(({ id, label, color, done, goal }, index) => ({
  id,
  innerRadius: `${82 - index * 24}%`,
  outerRadius: `${100 - index * 24}%`,
  cornerRadius: 8,
  data: [
    { id: `${id}-done`, value: done, label: `${label}: ${done} of ${goal}`, color },
    { id: `${id}-open`, value: Math.max(0, goal - done), color: '#8885' },
  ],
  valueFormatter: (_: unknown, { dataIndex }: { dataIndex: number }) =>
    dataIndex === 0
      ? `${Math.round((done / goal) * 100)}% of the goal`
      : `${Number((goal - done).toFixed(1))} to go`,
}));

export default function ProgressRings() {
  return (
    <PieChart
      title="Three goals of a day and how much of each is done"
      height={240}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      series={rings}
    />
  );
}
