import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Germination at each temperature: the mean of twelve trays, with the standard error as `z`. */
const trials = [
  { id: 8, x: 8, y: 21, z: 5.2 },
  { id: 10, x: 10, y: 34, z: 4.8 },
  { id: 12, x: 12, y: 52, z: 6.1 },
  { id: 14, x: 14, y: 66, z: 4.4 },
  { id: 16, x: 16, y: 79, z: 3.6 },
  { id: 18, x: 18, y: 87, z: 2.9 },
  { id: 20, x: 20, y: 91, z: 2.2 },
  { id: 22, x: 22, y: 89, z: 2.7 },
  { id: 24, x: 24, y: 80, z: 4.1 },
  { id: 26, x: 26, y: 63, z: 6.4 },
  { id: 28, x: 28, y: 41, z: 7.3 },
];

function Whiskers() {
  const series = useScatterSeries('trials');
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <g pointerEvents="none" stroke={series?.color} strokeWidth={1.5} fill="none">
      {series?.data.map(({ id, x, y, z }) => {
        const [center, low, high] = [xScale(x), yScale(y - z), yScale(y + z)];
        return <path key={id} d={`M${center - 5} ${low}h10m-5 0V${high}m-5 0h10`} />;
      })}
    </g>
  );
}

export default function ErrorBars() {
  return (
    <ScatterChart
      title="Seeds that germinate by temperature, with standard errors"
      height={320}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[{ label: 'Temperature (°C)', min: 6, max: 30 }]}
      yAxis={[{ label: 'Germinated (%)', min: 0, max: 100 }]}
      series={[
        {
          id: 'trials',
          data: trials,
          color: '#0d9488',
          markerSize: 5,
          valueFormatter: (trial) =>
            trial && `${trial.x} °C: ${trial.y}% ± ${trial.z}`,
        },
      ]}
    >
      <Whiskers />
    </ScatterChart>
  );
}
