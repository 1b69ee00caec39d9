import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { stations } from './stations';

const valueFormatter: ScatterChartProps['series'][number]['valueFormatter'] = (
  point,
) => `${point.id}: ${point.y} °C at ${point.x.toLocaleString('en-US')} m`;

export default function ScatterFromRows() {
  return (
    <ScatterChart
      title="Mean temperature of 24 weather stations by elevation"
      height={320}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': {
          transform: 'translateX(-10px)',
        },
      }}
      dataset={stations}
      grid={{ horizontal: true }}
      xAxis={[{ label: 'Elevation (m)' }]}
      yAxis={[{ label: 'Temperature (°C)' }]}
      series={[
        {
          label: 'July',
          datasetKeys: { id: 'id', x: 'elevation', y: 'july' },
          valueFormatter,
        },
        {
          label: 'January',
          datasetKeys: { id: 'id', x: 'elevation', y: 'january' },
          valueFormatter,
        },
      ]}
    />
  );
}
