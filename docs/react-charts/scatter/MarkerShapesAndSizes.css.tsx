import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { ports } from '../data/trade';
import './MarkerShapesAndSizes.css';

function Marker(props: ScatterMarkerProps) {
  const {
    seriesId,
    dataIndex,
    x,
    y,
    size,
    color,
    isHighlighted,
    isFaded,
    ...other
  } = props;
  const r = isHighlighted ? size * 1.2 : size;
  const shape =
    seriesId === 'shrinking'
      ? `M${-r} ${-r}H${r}V${r}H${-r}Z`
      : `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

  return (
    <path
      className="marker-shapes-and-sizes-shape"
      {...other}
      data-index={dataIndex}
      d={shape}
      transform={`translate(${x}, ${y})`}
      fill={color}
      stroke={color}
      opacity={isFaded ? 0.3 : 1}
    />
  );
}

const points = ports.map(({ port, cargo, change }) => ({
  id: port,
  x: cargo,
  y: change,
}));

export default function MarkerShapesAndSizes() {
  return (
    <ScatterChart
      title="Cargo of 20 ports and its change in a year"
      height={320}
      xAxis={[{ label: 'Cargo (million metric tons)', min: 0 }]}
      yAxis={[{ label: 'Change (%)' }]}
      series={[
        {
          id: 'growing',
          label: 'Growing',
          markerSize: 7,
          data: points.filter((point) => point.y >= 0),
        },
        {
          id: 'shrinking',
          label: 'Shrinking',
          markerSize: 5,
          labelMarkType: 'square',
          data: points.filter((point) => point.y < 0),
        },
      ]}
      slots={{ marker: Marker }}
    />
  );
}
