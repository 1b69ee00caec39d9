import { PieChart } from '@mui/x-charts/PieChart';

const crops = [
  { label: 'Wheat', value: 38.4 },
  { label: 'Barley', value: 21.7 },
  { label: 'Rapeseed', value: 14.9 },
  { label: 'Sugar beet', value: 9.2 },
  { label: 'Oats', value: 6.1 },
  { label: 'Fallow', value: 9.7 },
];

interface LegendPlaygroundProps {
  /** Whether the items form a row or a column. @default 'column' */
  direction?: 'row' | 'column';
  /** Moves the legend from the right to the bottom. @default false */
  below?: boolean;
  /** @default false */
  hidden?: boolean;
  /** Margin on the right, in pixels.
   * @default 100
   * @minimum 5
   * @maximum 200
   */
  right?: number;
  /** Margin below the pie, in pixels.
   * @default 5
   * @minimum 5
   * @maximum 100
   */
  bottom?: number;
  /** Space between items, in pixels.
   * @default 10
   * @minimum 0
   * @maximum 40
   */
  itemGap?: number;
  /** In pixels.
   * @default 16
   * @minimum 10
   * @maximum 24
   */
  fontSize?: number;
}

export default function LegendPlayground({
  direction = 'column',
  below = false,
  hidden = false,
  right = 130,
  bottom = 5,
  itemGap = 10,
  fontSize = 14,
}: LegendPlaygroundProps) {
  return (
    <PieChart
      title="Land of a farm by crop, in hectares"
      height={260}
      margin={{
        left: 5,
        right,
        bottom,
      }}
      series={[{ data: crops }]}
      slotProps={{
        legend: {
          direction,
          position: below
            ? { vertical: 'bottom', horizontal: 'middle' }
            : { vertical: 'middle', horizontal: 'right' },
          hidden,
          itemGap,
          labelStyle: {
            fontSize,
          },
        },
      }}
    />
  );
}
