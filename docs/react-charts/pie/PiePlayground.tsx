import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const crops = [
  { value: 12, label: 'Wheat', color: '#b45309' },
  { value: 6, label: 'Beans', color: '#15803d' },
  { value: 8, label: 'Barley', color: '#a21caf' },
  { value: 3, label: 'Squash', color: '#c2410c' },
  { value: 5, label: 'Clover', color: '#0f766e' },
  { value: 4, label: 'Potatoes', color: '#57534e' },
  { value: 2, label: 'Berries', color: '#be123c' },
];

interface PiePlaygroundProps {
  /** Radius of the hole, in pixels.
   * @default 0
   * @minimum 0
   * @maximum 120
   */
  innerRadius?: number;
  /** Gap between two slices, in degrees.
   * @default 0
   * @minimum 0
   * @maximum 15
   */
  paddingAngle?: number;
  /** Corner radius, in pixels.
   * @default 0
   * @minimum 0
   * @maximum 30
   */
  cornerRadius?: number;
  /** Where the first slice starts, in degrees from the top.
   * @default 0
   * @minimum -180
   * @maximum 180
   * @multipleOf 15
   */
  startAngle?: number;
  /** Where the last slice ends, in degrees from the top.
   * @default 360
   * @minimum 0
   * @maximum 360
   * @multipleOf 15
   */
  endAngle?: number;
  /** Vertical center, as a percentage of the drawing area's height. @default '50%' */
  cy?: '25%' | '50%' | '75%';
  /** Order of the slices. @default 'none' */
  sortingValues?: 'none' | 'asc' | 'desc';
  /** How many crops to show.
   * @minimum 1
   * @maximum 7
   */
  sliceCount?: number;
}

export default function PiePlayground({
  innerRadius = 40,
  paddingAngle = 2,
  cornerRadius = 6,
  startAngle = 0,
  endAngle = 360,
  cy = '50%',
  sortingValues = 'none',
  sliceCount = 7,
}: PiePlaygroundProps) {
  return (
    <PieChart
      title="Crops of a farm, in hectares"
      height={270}
      series={[
        {
          data: crops.slice(0, sliceCount),
          arcLabel: 'value',
          innerRadius,
          paddingAngle,
          cornerRadius,
          startAngle,
          endAngle,
          cy,
          sortingValues,
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: 'white' } }}
    />
  );
}
