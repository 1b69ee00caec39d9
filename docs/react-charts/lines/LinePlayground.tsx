import { LineChart } from '@mui/x-charts/LineChart';
import { counterDays } from '../data/traffic';

interface LinePlaygroundProps {
  /**
   * How the line is drawn.
   * @default 'monotoneX'
   */
  curve?:
    | 'monotoneX'
    | 'monotoneY'
    | 'linear'
    | 'natural'
    | 'catmullRom'
    | 'step'
    | 'stepBefore'
    | 'stepAfter'
    | 'bumpX'
    | 'bumpY';
  /**
   * Fills the space below the line.
   * @default false
   */
  area?: boolean;
  /** Which end of the y-axis the area extends to, instead of 0. */
  baseline?: 'min' | 'max';
  /**
   * A mark on each day.
   * @default true
   */
  showMark?: boolean;
  /** Shape of the marks. @default 'circle' */
  shape?: 'circle' | 'cross' | 'diamond' | 'square' | 'star' | 'triangle' | 'wye';
  /**
   * Connects the line across missing days.
   * @default false
   */
  connectNulls?: boolean;
  /**
   * Lines at the y-axis ticks.
   * @default false
   */
  grid?: boolean;
}

const days = counterDays.slice(86, 116);
const dates = days.map(({ date }) => date);
const counts = days.map(({ bridge }) => bridge);

const formatDay = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function LinePlayground({
  curve = 'linear',
  area = false,
  baseline,
  showMark = true,
  shape = 'circle',
  connectNulls = false,
  grid = true,
}: LinePlaygroundProps) {
  return (
    <LineChart
      aria-label="Bicycles a day on a bridge, over thirty days"
      height={440}
      grid={{ horizontal: grid }}
      xAxis={[{ data: dates, scaleType: 'time', valueFormatter: formatDay }]}
      yAxis={[{ width: 56 }]}
      series={[
        {
          label: 'Bicycles',
          data: counts,
          curve,
          area,
          baseline,
          showMark,
          shape,
          connectNulls,
        },
      ]}
    />
  );
}
