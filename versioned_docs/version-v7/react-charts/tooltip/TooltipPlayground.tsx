import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { exportQuarters } from '../data/trade';

const quarters = exportQuarters.slice(0, 12);

interface TooltipPlaygroundProps {
  /** What the pointer must be over to show the tooltip. @default 'axis' */
  trigger?: 'axis' | 'item' | 'none';
  /** Where the tooltip appears relative to a mouse pointer. @default 'right-start' */
  placement?: 'right-start' | 'right' | 'left' | 'top' | 'bottom';
  /** Leaves the quarter out of the tooltip. @default false */
  hideTooltip?: boolean;
  /** How the quarter under the pointer is highlighted. @default 'band' */
  axisHighlight?: 'band' | 'line' | 'none';
  /** Name of the first series. */
  label?: string;
}

export default function TooltipPlayground({
  trigger = 'axis',
  placement = 'right-start',
  hideTooltip = false,
  axisHighlight = 'band',
  label = 'Machinery',
}: TooltipPlaygroundProps) {
  return (
    <Box
      component="figure"
      aria-label="Exports of machinery and vehicles by quarter"
      sx={{ m: 0 }}
    >
      <BarChart
        height={300}
        xAxis={[
          {
            scaleType: 'band',
            data: quarters.map((row) => row.quarter),
            hideTooltip,
          },
        ]}
        series={[
          {
            label,
            data: quarters.map((row) => row.machinery),
          },
          { label: 'Vehicles', data: quarters.map((row) => row.vehicles) },
        ]}
        axisHighlight={{
          x: axisHighlight,
        }}
        tooltip={{
          trigger,
        }}
        slotProps={{
          popper: {
            placement,
          },
        }}
      />
    </Box>
  );
}
