import { useDrawingArea, useScatterSeries } from '@mui/x-charts/hooks';
import {
  ScatterChart,
  ScatterMarker,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';

const towns = [
  { id: 'Alder', coast: true, x: 27, y: 412, z: 86 },
  { id: 'Brook', coast: false, x: 34, y: 268, z: 34 },
  { id: 'Carrow', coast: true, x: 41, y: 520, z: 214 },
  { id: 'Denby', coast: false, x: 48, y: 236, z: 18 },
  { id: 'Elmsea', coast: true, x: 22, y: 344, z: 41 },
  { id: 'Fenn', coast: false, x: 29, y: 198, z: 27 },
  { id: 'Grove', coast: false, x: 55, y: 331, z: 122 },
  { id: 'Harwick', coast: true, x: 52, y: 468, z: 63 },
  { id: 'Ivel', coast: false, x: 38, y: 352, z: 72 },
  { id: 'Keld', coast: false, x: 61, y: 214, z: 12 },
];
const COAST = '#3b82f6';
const INLAND = '#d9670f';
const radiusOf = (thousands: number) => Math.sqrt(thousands) * 2;

function Bubble(props: ScatterMarkerProps) {
  const point = useScatterSeries(props.seriesId)?.data[props.dataIndex];

  return (
    <ScatterMarker
      {...props}
      size={radiusOf(point?.z)}
      fillOpacity={0.45}
      stroke={props.color}
    />
  );
}

function SizeKey() {
  const { left, top, width } = useDrawingArea();

  return (
    <g
      transform={`translate(${left + width - 40} ${top + 68})`}
      fontSize={12}
      textAnchor="end"
    >
      {[200, 50, 10].map((thousands) => {
        const r = radiusOf(thousands);
        return (
          <g key={thousands}>
            <circle cy={-r} r={r} fill="none" stroke="currentColor" />
            <text x={-36} y={-2 * r + 8} fill="currentColor">
              {thousands}k
            </text>
          </g>
        );
      })}
    </g>
  );
}

const seriesOf = (coast: boolean) => ({
  label: coast ? 'On the coast' : 'Inland',
  color: coast ? COAST : INLAND,
  data: towns.filter((town) => town.coast === coast),
});

export default function BubbleLegend() {
  return (
    <ScatterChart
      title="Towns by commute, price of homes and inhabitants"
      height={340}
      disableVoronoi
      grid={{ horizontal: true }}
      xAxis={[{ label: 'Commute (minutes)', min: 10, max: 80 }]}
      yAxis={[{ label: 'Price of a home ($1,000)', min: 100, max: 800 }]}
      series={[seriesOf(true), seriesOf(false)].map((series) => ({
        ...series,
        valueFormatter: (town) => town && `${town.id}, ${town.z},000 inhabitants`,
      }))}
      slots={{ marker: Bubble }}
    >
      <SizeKey />
    </ScatterChart>
  );
}
