import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { runners } from '../data/sport';

export default function StockToolbar() {
  return (
    <ScatterChartPro
      title="Training and finish time of 300 marathon runners"
      height={300}
      showToolbar
      initialZoom={[{ axisId: 'training', start: 20, end: 80 }]}
      xAxis={[{ id: 'training', label: 'Training (km a week)', zoom: true }]}
      yAxis={[{ id: 'finish', label: 'Finish (min)', min: 120 }]}
      series={(['Women', 'Men'] as const).map((group) => ({
        label: group,
        markerSize: 3,
        data: runners
          .filter((runner) => runner.group === group)
          .map(({ id, training, finish }) => ({ id, x: training, y: finish })),
      }))}
    />
  );
}
