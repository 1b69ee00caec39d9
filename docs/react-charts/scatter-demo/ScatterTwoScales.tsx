import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { oxygen, temperature } from './lake';

const WARM = '#d9670f';
const OXYGEN = '#3b82f6';

export default function ScatterTwoScales() {
  return (
    <ScatterChart
      title="Temperature and oxygen of a lake by depth"
      height={340}
      xAxis={[{ label: 'Depth (m)' }]}
      yAxis={[
        { id: 'temperature', label: 'Temperature (°C)', min: 0, max: 25 },
        {
          id: 'oxygen',
          label: 'Oxygen (mg/L)',
          position: 'right',
          min: 0,
          max: 12.5,
        },
      ]}
      series={[
        {
          label: 'Temperature',
          yAxisId: 'temperature',
          color: WARM,
          markerSize: 5,
          data: temperature,
          valueFormatter: (point) => point && `${point.y} °C at ${point.x} m`,
        },
        {
          label: 'Oxygen',
          yAxisId: 'oxygen',
          color: OXYGEN,
          markerSize: 5,
          data: oxygen,
          valueFormatter: (point) => point && `${point.y} mg/L at ${point.x} m`,
        },
      ]}
      sx={{
        [`& .${axisClasses.left}`]: {
          [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: WARM },
        },
        [`& .${axisClasses.right}`]: {
          [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: OXYGEN },
        },
      }}
    />
  );
}
