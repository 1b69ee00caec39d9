import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
export const a = (
  <BarChart
    xAxis={[{ scaleType: 'band', data: ['a'], categoryGapRatio: 0.4 }]}
    series={[{ data: [1] }]}
  />
);
export const b = (
  <LineChart
    experimentalMarkRendering
    slotProps={{ mark: { shape: 'square' } }}
    series={[{ data: [1] }]}
  />
);
export const c = (
  <BarChart
    xAxis={[{ scaleType: 'band', data: ['a'], tickPlacement: 'start' }]}
    series={[{ data: [1] }]}
  />
);
