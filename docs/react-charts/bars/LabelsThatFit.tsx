import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function LabelsThatFit() {
  return (
    <BarChart
      aria-label="Minutes to pick and pack an order, by size"
      height={280}
      colors={['#3949ab', '#00796b']}
      xAxis={[{ data: ['Letter', 'Small', 'Medium', 'Large', 'Bulky'] }]}
      series={[
        { label: 'Picking', stack: 'time', data: [2, 3, 5, 9, 16] },
        { label: 'Packing', stack: 'time', data: [1, 4, 6, 3, 11] },
      ]}
      barLabel={({ value }, { bar }) => {
        if (bar.height < 20) {
          return null;
        }
        return bar.width < 60 ? `${value}` : `${value} min`;
      }}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: 'white' } }}
    />
  );
}
