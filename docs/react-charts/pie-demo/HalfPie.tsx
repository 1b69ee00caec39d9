import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const council = [
  { value: 9, label: 'Left', color: '#c8173f' },
  { value: 14, label: 'Greens', color: '#4d7c0f' },
  { value: 7, label: 'Citizens', color: '#b02abf' },
  { value: 18, label: 'Center', color: '#2563eb' },
  { value: 13, label: 'Harbor List', color: '#b45309' },
];
const seats = council.reduce((sum, { value }) => sum + value, 0);

function MiddleText() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <text
      x={left + width / 2}
      y={top + height - 8}
      textAnchor="middle"
      fontSize={18}
      fontWeight={600}
      fill="var(--mui-palette-text-primary)"
    >
      {seats} seats
    </text>
  );
}

export default function HalfPie() {
  return (
    <PieChart
      title="Seats of a city council by party"
      height={170}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      series={[
        {
          data: council,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '90%',
          outerRadius: '185%',
          cy: '100%',
          arcLabel: 'value',
          valueFormatter: ({ value }) => `${value} seats`,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: 'white', fontWeight: 600 },
      }}
    >
      <MiddleText />
    </PieChart>
  );
}
