import { PieChart } from '@mui/x-charts/PieChart';

const topics = [
  { value: 218, label: 'Billing' },
  { value: 174, label: 'Delivery' },
  { value: 131, label: 'Returns' },
  { value: 96, label: 'Sign-in' },
  { value: 62, label: 'Repairs' },
  { value: 27, label: 'Praise' },
];

export default function FadeOthers() {
  return (
    <PieChart
      title="Calls to a help line in a week, by topic"
      height={260}
      series={[
        {
          data: topics,
          valueFormatter: ({ value }) => `${value} calls`,
          innerRadius: '35%',
          outerRadius: '90%',
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { additionalRadius: -14, cornerRadius: 8 },
        },
      ]}
    />
  );
}
