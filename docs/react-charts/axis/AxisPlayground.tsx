import { BarChart } from '@mui/x-charts/BarChart';
import { ports } from '../data/trade';

const names = ports.slice(0, 12).map((row) => row.port);
const cargo = ports.slice(0, 12).map((row) => row.cargo);

interface AxisPlaygroundProps {
  /** Title of the axis. */
  label?: string;
  /** Space for the ticks, tick labels and axis label, in pixels.
   * @default 45
   * @minimum 20
   * @maximum 140
   */
  height?: number;
  /** Rotates the tick labels clockwise, in degrees.
   * @default 0
   * @minimum -90
   * @maximum 90
   * @multipleOf 15
   */
  angle?: number;
  /** Size of the tick labels, in pixels.
   * @default 12
   * @minimum 8
   * @maximum 20
   */
  fontSize?: number;
  /** Minimum gap between tick labels, in pixels. Labels that don't fit are hidden.
   * @default 4
   * @minimum 0
   * @maximum 60
   */
  tickLabelMinGap?: number;
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
  label = 'Port',
  height = 110,
  angle = -45,
  fontSize = 12,
  tickLabelMinGap = 4,
  tickSize = 6,
  disableTicks = false,
  disableLine = false,
}: AxisPlaygroundProps) {
  return (
    <BarChart
      title="Cargo handled in a year by twelve ports, in million tons"
      height={340}
      xAxis={[
        {
          data: names,
          label,
          height,
          tickSize,
          tickLabelMinGap,
          disableTicks,
          disableLine,
          tickLabelStyle: {
            angle,
            fontSize,
          },
        },
      ]}
      yAxis={[{ label: 'Cargo (million tons)' }]}
      series={[{ data: cargo }]}
    />
  );
}
