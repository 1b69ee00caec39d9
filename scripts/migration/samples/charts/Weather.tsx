import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { months, rain, sun, warmth } from './data';

export function Weather() {
  return (
    <>
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[{ data: rain, label: 'Rain' }]}
        legend={{ direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } }}
        tooltip={{ trigger: 'item' }}
      />
      <LineChart
        height={260}
        experimentalMarkRendering
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ id: 'rain' }, { id: 'warmth' }]}
        rightAxis="warmth"
        series={[
          { data: rain, label: 'Rain', yAxisKey: 'rain' },
          {
            data: warmth,
            label: 'Warmth',
            yAxisKey: 'warmth',
            highlightScope: { highlighted: 'series', faded: 'global' },
          },
        ]}
        slotProps={{ legend: { itemGap: 24 } }}
      />
      <PieChart
        height={200}
        series={[{ data: [{ value: sun, label: 'Sun' }] }]}
        slotProps={{ legend: { hidden: true } }}
      />
      <SparkLineChart height={40} data={rain} colors={['#0277bd']} />
    </>
  );
}
