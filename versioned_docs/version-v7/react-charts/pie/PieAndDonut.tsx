import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import { sources } from './sources';

const valueFormatter = ({ value }: { value: number }) => `${value} TWh`;

export default function PieAndDonut() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        gap: 2,
      }}
    >
      <PieChart
        title="Electricity by source, as a pie"
        height={220}
        series={[{ data: sources, valueFormatter }]}
      />
      <PieChart
        title="Electricity by source, as a donut"
        height={220}
        series={[{ innerRadius: '60%', data: sources, valueFormatter }]}
      />
    </Box>
  );
}
