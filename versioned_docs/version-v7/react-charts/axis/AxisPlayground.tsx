import { BarChart } from '@mui/x-charts/BarChart';
import { ports } from '../data/trade';

const names = ports.slice(0, 12).map((row) => row.port);
const cargo = ports.slice(0, 12).map((row) => row.cargo);

interface AxisPlaygroundProps {
  /** Space below the drawing area, in pixels.
   * @default 50
   * @minimum 20
   * @maximum 140
   */
  bottom?: number;
  /** Rotates the tick labels clockwise, in degrees.
   * @default 0
   * @minimum -90
   * @maximum 90
   * @multipleOf 15
   */
  angle?: number;
  /** Which part of a label lines up with its tick. @default 'middle' */
  textAnchor?: 'start' | 'middle' | 'end';
  /** Size of the tick labels, in pixels.
   * @default 12
   * @minimum 8
   * @maximum 20
   */
  fontSize?: number;
  /** Where each category's ticks are. @default 'extremities' */
  tickPlacement?: 'start' | 'middle' | 'end' | 'extremities';
  /** Length of the ticks, in pixels.
   * @default 6
   * @minimum 0
   * @maximum 24
   */
  tickSize?: number;
  /** @default false */
  disableTicks?: boolean;
  /** @default false */
  disableLine?: boolean;
}

export default function AxisPlayground({
  bottom = 90,
  angle = -45,
  textAnchor = 'end',
  fontSize = 12,
  tickPlacement = 'extremities',
  tickSize = 6,
  disableTicks = false,
  disableLine = false,
}: AxisPlaygroundProps) {
  return (
    <BarChart
      title="Cargo handled in a year by twelve ports, in million tons"
      height={340}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': {
          transform: 'translateX(-10px)',
        },
      }}
      margin={{
        bottom,
      }}
      xAxis={[
        {
          scaleType: 'band',
          data: names,
          tickSize,
          tickPlacement,
          disableTicks,
          disableLine,
          tickLabelStyle: {
            angle,
            textAnchor,
            fontSize,
          },
        },
      ]}
      yAxis={[{ label: 'Cargo (million tons)' }]}
      series={[{ data: cargo }]}
    />
  );
}
