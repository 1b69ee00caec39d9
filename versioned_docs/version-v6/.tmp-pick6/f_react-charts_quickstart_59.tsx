import { BarChart } from '@mui/x-charts/BarChart';

export default function Orders() {
  return <BarChart height={240} series={[{ data: [31, 45, 38] }]} />;
}
