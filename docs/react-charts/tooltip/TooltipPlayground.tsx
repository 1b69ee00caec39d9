import { BarChart } from '@mui/x-charts/BarChart';
import { exportQuarters } from '../data/trade';

const quarters = exportQuarters.slice(0, 12);

interface TooltipPlaygroundProps {
  /** What the pointer must be over to show the tooltip. @default 'axis' */
  trigger?: 'axis' | 'item' | 'none';
  /** Where the tooltip appears relative to a mouse pointer. @default 'right-start' */
  placement?: 'right-start' | 'right' | 'left' | 'top' | 'bottom';
  /** Renders the tooltip inside the chart's element. @default false */
  disablePortal?: boolean;
  /** Leaves the quarter out of the tooltip. @default false */
  hideTooltip?: boolean;
  /** Keeps the x-axis from opening a tooltip. @default false */
  ignoreTooltip?: boolean;
  /** Mark of the first series in the legend and tooltip. @default 'square' */
  labelMarkType?: 'square' | 'circle' | 'line';
  /** Name of the first series. */
  label?: string;
}

export default function TooltipPlayground({
  trigger = 'axis',
  placement = 'right-start',
  disablePortal = false,
  hideTooltip = false,
  ignoreTooltip = false,
  labelMarkType = 'circle',
  label = 'Machinery',
}: TooltipPlaygroundProps) {
  return (
    <BarChart
      aria-label="Exports of machinery and vehicles by quarter"
      height={280}
      xAxis={[
        {
          data: quarters.map((row) => row.quarter),
          hideTooltip,
          ignoreTooltip,
        },
      ]}
      series={[
        {
          label,
          labelMarkType,
          data: quarters.map((row) => row.machinery),
        },
        { label: 'Vehicles', data: quarters.map((row) => row.vehicles) },
      ]}
      slotProps={{
        tooltip: {
          trigger,
          placement,
          disablePortal,
        },
      }}
    />
  );
}
