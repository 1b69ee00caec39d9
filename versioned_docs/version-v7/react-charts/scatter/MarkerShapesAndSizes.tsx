import { useItemHighlighted } from '@mui/x-charts/context';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import {
  Scatter,
  ScatterChart,
  type ScatterProps,
} from '@mui/x-charts/ScatterChart';
import { ports } from '../data/trade';

interface SquareProps {
  seriesId: string | number;
  dataIndex: number;
  x: number;
  y: number;
  size: number;
  color: string;
}

function Square({ seriesId, dataIndex, x, y, size, color }: SquareProps) {
  const { isHighlighted } = useItemHighlighted({ seriesId, dataIndex });
  const r = isHighlighted ? size * 1.2 : size;
  return <rect x={x - r} y={y - r} width={2 * r} height={2 * r} fill={color} />;
}

function Shapes(props: ScatterProps) {
  const { series, xScale, yScale, color, markerSize } = props;
  if (series.id !== 'shrinking') {
    return <Scatter {...props} />;
  }
  const getX = getValueToPositionMapper(xScale);
  const getY = getValueToPositionMapper(yScale);

  return (
    <g>
      {series.data.map(({ id, x, y }, dataIndex) => (
        <Square
          key={id}
          seriesId={series.id}
          dataIndex={dataIndex}
          x={getX(x)}
          y={getY(y)}
          size={markerSize}
          color={color}
        />
      ))}
    </g>
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
          highlightScope: { highlight: 'item' },
          data: points.filter((point) => point.y >= 0),
        },
        {
          id: 'shrinking',
          label: 'Shrinking',
          markerSize: 5,
          highlightScope: { highlight: 'item' },
          data: points.filter((point) => point.y < 0),
        },
      ]}
      slots={{ scatter: Shapes }}
    />
  );
}
