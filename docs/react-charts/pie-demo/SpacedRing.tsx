import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const shifts = [
  { value: 34, label: 'Morning', color: '#b45309' },
  { value: 41, label: 'Afternoon', color: '#2563eb' },
  { value: 18, label: 'Evening', color: '#b02abf' },
  { value: 7, label: 'Night', color: '#6f6a64' },
];
const ring = {
  data: shifts,
  paddingAngle: 4,
  cornerRadius: 6,
  valueFormatter: ({ value }: { value: number }) => `${value} nurses`,
};

export default function SpacedRing() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
        alignItems: 'end',
        gap: 2,
      }}
    >
      <PieChart
        title="Nurses per shift, as a ring"
        height={200}
        series={[{ ...ring, innerRadius: '65%' }]}
      />
      <PieChart
        title="Nurses per shift, as half a ring"
        height={120}
        hideLegend
        series={[
          {
            ...ring,
            startAngle: -90,
            endAngle: 90,
            innerRadius: '130%',
            outerRadius: '195%',
            cy: '100%',
          },
        ]}
      />
    </Box>
  );
}
