import { BarChart } from '@mui/x-charts/BarChart';

export default function Orders() {
  return (
    <div style={{ height: '40vh' }}>
      <BarChart series={[{ data: [31, 45, 38] }]} />
    </div>
  );
}
