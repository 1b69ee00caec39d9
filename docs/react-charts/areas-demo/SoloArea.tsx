import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { elevations, kilometers } from './hike';

export default function SoloArea() {
  return (
    <LineChart
      title="Elevation of a hike of 18 kilometers, from 842 up to 1,912 meters"
      height={280}
      hideLegend
      xAxis={[{ data: kilometers, label: 'Distance (km)', domainLimit: 'strict' }]}
      yAxis={[{ label: 'Elevation (m)', min: 600, max: 2000, width: 72 }]}
      series={[
        {
          label: 'Elevation',
          color: 'var(--mui-palette-primary-main)',
          area: true,
          showMark: false,
          data: elevations,
          valueFormatter: (meters) => `${meters?.toLocaleString('en-US')} m`,
        },
      ]}
      sx={{ [`& .${lineElementClasses.root}`]: { display: 'none' } }}
    />
  );
}
