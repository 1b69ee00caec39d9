import { BarChart } from '@mui/x-charts/BarChart';
import { exportQuarters } from '../data/trade';

interface BarPlaygroundProps {
  /**
   * Direction of the bars.
   * @default 'vertical'
   */
  layout?: 'vertical' | 'horizontal';
  /**
   * Gap between two quarters.
   * @default 0.2
   * @minimum 0
   * @maximum 0.9
   * @multipleOf 0.1
   */
  categoryGapRatio?: number;
  /**
   * Gap between bars in a quarter.
   * @default 0.1
   * @minimum -1
   * @maximum 1
   * @multipleOf 0.1
   */
  barGapRatio?: number;
  /**
   * Radius of the outer ends, in pixels.
   * @minimum 0
   * @maximum 20
   */
  borderRadius?: number;
  /**
   * How the series are stacked.
   * @default 'diverging'
   */
  stackOffset?: 'diverging' | 'none' | 'expand' | 'silhouette' | 'wiggle';
  /** Shows values in the bars. */
  barLabel?: 'value';
  /**
   * Lines at the value axis ticks.
   * @default false
   */
  grid?: boolean;
}

const quarters = exportQuarters
  .slice(-12)
  .map((row) => ({ ...row, quarter: row.quarter.replace('20', '’') }));

export default function BarPlayground({
  layout = 'vertical',
  categoryGapRatio = 0.3,
  barGapRatio = 0.1,
  borderRadius = 6,
  stackOffset = 'diverging',
  barLabel,
  grid = true,
}: BarPlaygroundProps) {
  const axis = { dataKey: 'quarter', categoryGapRatio, barGapRatio };

  return (
    <BarChart
      aria-label="Exports over twelve quarters, in millions of dollars"
      height={480}
      dataset={quarters}
      layout={layout}
      borderRadius={borderRadius}
      barLabel={barLabel}
      grid={layout === 'vertical' ? { horizontal: grid } : { vertical: grid }}
      xAxis={layout === 'vertical' ? [axis] : undefined}
      yAxis={layout === 'horizontal' ? [axis] : undefined}
      series={[
        {
          dataKey: 'machinery',
          label: 'Machinery',
          stack: 'industry',
          stackOffset,
        },
        { dataKey: 'vehicles', label: 'Vehicles', stack: 'industry' },
        {
          dataKey: 'food',
          label: 'Food',
          stack: 'consumption',
          stackOffset,
        },
        { dataKey: 'textiles', label: 'Textiles', stack: 'consumption' },
      ]}
    />
  );
}
