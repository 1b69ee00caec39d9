import { useDrawingArea, useScatterSeries } from '@mui/x-charts/hooks';
import {
  ScatterChart,
  ScatterMarker,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { bridgeCounts, weekdays } from '../data/traffic';

const most = Math.max(...bridgeCounts.map(({ bikes }) => bikes));
const points = bridgeCounts.map(({ weekday, hour, bikes }) => ({
  id: `${weekday}-${hour}`,
  x: hour,
  y: weekday,
  z: bikes,
}));

function SizedMarker(props: ScatterMarkerProps) {
  const point = useScatterSeries(props.seriesId)?.data[props.dataIndex];
  const { width } = useDrawingArea();
  const largest = Math.min(13, width / 48);
  return (
    <ScatterMarker {...props} size={largest * Math.sqrt((point?.z ?? 0) / most)} />
  );
}

export default function HourByWeekday() {
  return (
    <ScatterChart
      title="Bicycles on a bridge by hour and weekday: two peaks on workdays, one on weekends"
      height={300}
      hideLegend
      xAxis={[
        {
          min: -0.5,
          max: 23.5,
          tickInterval: [0, 6, 12, 18],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[
        {
          min: -0.6,
          max: 6.6,
          reverse: true,
          disableTicks: true,
          tickInterval: [0, 1, 2, 3, 4, 5, 6],
          valueFormatter: (day: number) => weekdays[day] ?? '',
        },
      ]}
      series={[
        {
          data: points,
          color: '#0d9488',
          valueFormatter: (point) =>
            point && `${weekdays[point.y]}, ${point.x}:00: ${point.z} bicycles`,
        },
      ]}
      slots={{ marker: SizedMarker }}
    />
  );
}
