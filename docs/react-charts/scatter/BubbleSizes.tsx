import {
  ScatterChart,
  ScatterMarker,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { useScatterSeries } from '@mui/x-charts/hooks';
import { regionMix } from '../data/energy';

function Bubble(props: ScatterMarkerProps) {
  const series = useScatterSeries(props.seriesId);
  const total: number = series?.data[props.dataIndex].z ?? 0;
  return <ScatterMarker {...props} size={Math.sqrt(total) * 2.2} />;
}

const points = regionMix.map(
  ({ region, hydro, wind, solar, gas, coal, imports }) => {
    const total = hydro + wind + solar + gas + coal;
    return {
      id: region,
      x: Math.round(((wind + solar) / total) * 100),
      y: imports,
      z: Math.round(total),
    };
  },
);

export default function BubbleSizes() {
  return (
    <ScatterChart
      title="Wind and solar share, imports and generation of eight regions"
      height={320}
      grid={{ horizontal: true }}
      xAxis={[{ label: 'Wind and solar (%)', min: 0, max: 100 }]}
      yAxis={[{ label: 'Imports (TWh)', min: -20, max: 25 }]}
      series={[
        {
          data: points,
          color: 'rgba(25, 118, 210, 0.6)',
          valueFormatter: (point) =>
            point && `${point.id}: generates ${point.z} TWh`,
        },
      ]}
      slots={{ marker: Bubble }}
    />
  );
}
