import { styled } from '@mui/material/styles';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';

const Ring = styled('div')({
  boxSizing: 'border-box',
  border: '4px solid currentColor',
  borderRadius: '50%',
});

function CheckMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg className={className} viewBox="0 0 14 14">
      <path d="M1 7l4 4 8-8" fill="none" stroke={color} strokeWidth={3} />
    </svg>
  );
}

function RingMark({ className, color }: ChartsLabelCustomMarkProps) {
  return <Ring className={className} style={{ color }} />;
}

const tickets = [
  { value: 46, label: 'Done', color: '#15803d', labelMarkType: CheckMark },
  { value: 21, label: 'In review', color: '#2563eb', labelMarkType: RingMark },
  { value: 17, label: 'Open', color: '#b45309', labelMarkType: 'square' as const },
  { value: 6, label: 'Canceled', color: '#71717a', labelMarkType: 'line' as const },
];

export default function SliceMarks() {
  return (
    <PieChart
      title="Tickets of a sprint by state"
      height={220}
      series={[
        { data: tickets, innerRadius: '50%', paddingAngle: 2, cornerRadius: 4 },
      ]}
    />
  );
}
