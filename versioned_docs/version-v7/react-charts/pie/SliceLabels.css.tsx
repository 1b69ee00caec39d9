import { PieChart } from '@mui/x-charts/PieChart';
import { tickets, total } from './tickets';
import './SliceLabels.css';

export default function SliceLabels() {
  return (
    <PieChart
      className="slice-labels"
      title="Share of each ticket type on a bus line"
      height={280}
      slotProps={{
        legend: {
          itemMarkWidth: 12,
          itemMarkHeight: 12,
          padding: 0,
          labelStyle: { fontSize: 13 },
        },
      }}
      series={[
        {
          data: tickets,
          arcLabel: ({ value }) => `${Math.round((value / total) * 100)}%`,
          arcLabelMinAngle: 20,
          arcLabelRadius: '75%',
          valueFormatter: ({ value }) => value.toLocaleString('en-US'),
        },
      ]}
    />
  );
}
