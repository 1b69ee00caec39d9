import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstLook() {
  return (
    <BarChart
      aria-label="Ferry passengers in thousands, by season and year"
      height={320}
      xAxis={[{ data: ['Winter', 'Spring', 'Summer', 'Fall'] }]}
      yAxis={[{ label: 'Passengers (thousands)' }]}
      series={[
        { label: '2022', data: [11, 24, 58, 27] },
        { label: '2023', data: [13, 29, 66, 31] },
        { label: '2024', data: [12, 33, 71, 38] },
        { label: '2025', data: [17, 36, 79, 41] },
      ]}
    />
  );
}
