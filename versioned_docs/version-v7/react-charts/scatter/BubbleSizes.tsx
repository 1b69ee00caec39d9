import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';
import { regionMix } from '../data/energy';

function Bubbles({ series, xScale, yScale, color }: ScatterProps) {
  const getX = getValueToPositionMapper(xScale);
  const getY = getValueToPositionMapper(yScale);

  return (
    <g fill={color}>
      {series.data.map(({ id, x, y, z }) => (
        <circle key={id} cx={getX(x)} cy={getY(y)} r={Math.sqrt(z) * 2.2} />
      ))}
    </g>
  );
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
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': {
          transform: 'translateX(-10px)',
        },
      }}
      margin={{ top: 20 }}
      grid={{ horizontal: true }}
      xAxis={[{ label: 'Wind and solar (%)', min: 0, max: 100 }]}
      yAxis={[{ label: 'Imports (TWh)', min: -20, max: 25 }]}
      series={[
        {
          data: points,
          color: 'rgba(25, 118, 210, 0.6)',
          valueFormatter: (point) => `${point.id}: generates ${point.z} TWh`,
        },
      ]}
      slots={{ scatter: Bubbles }}
    />
  );
}
