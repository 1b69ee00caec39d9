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
  /** Whether the items form a row or a column. @default 'vertical' */
  direction?: 'horizontal' | 'vertical';
  /** @default 'middle' */
  vertical?: 'top' | 'middle' | 'bottom';
  /** @default 'end' */
  horizontal?: 'start' | 'center' | 'end';
  /** @default false */
  hideLegend?: boolean;
  /** Shape of the marks in the legend and tooltip. @default 'circle' */
  labelMarkType?: 'square' | 'circle' | 'line';
  /** Space between items, in theme spacing units.
   * @default 2
   * @minimum 0
   * @maximum 6
   */
  gap?: number;
  /** In pixels.
   * @default 12
   * @minimum 10
   * @maximum 24
   */
  fontSize?: number;
}

export default function LegendPlayground({
  direction = 'vertical',
  vertical = 'middle',
  horizontal = 'start',
  hideLegend = false,
  labelMarkType = 'circle',
  gap = 2,
  fontSize = 14,
}: LegendPlaygroundProps) {
  return (
    <PieChart
      title="Land of a farm by crop, in hectares"
      height={260}
      hideLegend={hideLegend}
      series={[
        {
          data: crops.map((crop) => ({
            ...crop,
            labelMarkType,
          })),
        },
      ]}
      slotProps={{
        legend: {
          direction,
          position: { vertical, horizontal },
          sx: { gap, fontSize },
        },
      }}
    />
  );
}
