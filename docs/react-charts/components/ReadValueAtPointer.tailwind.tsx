import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { stationYear } from '../data/climate';

const days = stationYear.slice(90, 151);
const dates = days.map((day) => day.date);
const formatDate = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

const textClasses =
  'fill-(--mui-palette-text-primary) stroke-(--mui-palette-background-paper) stroke-4 text-[14px] font-semibold [paint-order:stroke]';

function PointerValues() {
  const svgRef = useSvgRef();
  const { left, top, width, height } = useDrawingArea();
  const degrees = useYScale<'linear'>('degrees');
  const rain = useYScale<'linear'>('rain');
  const [y, setY] = React.useState<number | null>(null);

  React.useEffect(() => {
    const svg = svgRef.current;
    const move = (event: PointerEvent) => {
      const pointer = event.clientY - svg!.getBoundingClientRect().top;
      setY(pointer >= top && pointer <= top + height ? pointer : null);
    };
    const leave = () => setY(null);
    svg?.addEventListener('pointermove', move);
    svg?.addEventListener('pointerleave', leave);
    return () => {
      svg?.removeEventListener('pointermove', move);
      svg?.removeEventListener('pointerleave', leave);
    };
  }, [svgRef, top, height]);

  if (y === null) {
    return null;
  }
  return (
    <g pointerEvents="none">
      <path
        className="stroke-(--mui-palette-text-primary) [stroke-dasharray:6_4]"
        d={`M ${left} ${y} h ${width}`}
      />
      <text className={textClasses} x={left + 6} y={y - 6}>
        {degrees.invert(y).toFixed(1)} °C
      </text>
      <text className={textClasses} x={left + width - 6} y={y - 6} textAnchor="end">
        {rain.invert(y).toFixed(1)} mm
      </text>
    </g>
  );
}

export default function ReadValueAtPointer() {
  return (
    <ChartContainer
      aria-label="Daily high and rain in Aldermouth, April and May 2025"
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: dates,
          valueFormatter: formatDate,
          tickInterval: (date: Date) =>
            date.getDate() % 15 === 1 && date.getDate() < 31,
        },
      ]}
      yAxis={[
        { id: 'degrees', label: 'High (°C)', min: 0, max: 40 },
        { id: 'rain', label: 'Rain (mm)', min: 0, max: 80, position: 'right' },
      ]}
      series={[
        { type: 'bar', yAxisId: 'rain', data: days.map((day) => day.rain) },
        { type: 'line', yAxisId: 'degrees', data: days.map((day) => day.high) },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="degrees" />
      <ChartsYAxis axisId="rain" />
      <PointerValues />
    </ChartContainer>
  );
}
