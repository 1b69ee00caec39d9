import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { bridgeCounts, hours, weekdays } from '../data/traffic';

const busiest = Math.max(...bridgeCounts.map(({ bikes }) => bikes));

export default function FirstHeatmap() {
  return (
    <Heatmap
      height={280}
      xAxis={[{ data: hours, label: 'Hour of the day' }]}
      yAxis={[{ data: weekdays }]}
      series={[
        {
          label: 'Bicycles, % of the peak',
          data: bridgeCounts.map(({ weekday, hour, bikes }) => [
            hour,
            weekday,
            Math.round((100 * bikes) / busiest),
          ]),
        },
      ]}
    >
      <title>Bicycles on the bridge by weekday and hour</title>
    </Heatmap>
  );
}
