import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createRunners, type Runner } from '../data/sport';

const finishers = createRunners(120);

function pointsOf(group: Runner['group']) {
  return finishers
    .filter((runner) => runner.group === group)
    .map(({ id, training, finish }) => ({ id, x: training, y: finish }));
}

const women = pointsOf('Women');
const men = pointsOf('Men');

interface ScatterPlaygroundProps {
  /** Marker radius of the first series, in pixels.
   * @default 4
   * @minimum 1
   * @maximum 12
   */
  markerSize?: number;
  /** What the pointer highlights. @default 'none' */
  highlight?: 'none' | 'item' | 'series';
  /** What fades. @default 'none' */
  fade?: 'none' | 'series' | 'global';
  /** How far the pointer can be from a point, in pixels.
   * @minimum 5
   * @maximum 200
   */
  voronoiMaxRadius?: number;
  /** Responds only when the pointer is on a marker. @default false */
  disableVoronoi?: boolean;
  /** Lines at the y-axis ticks. @default false */
  horizontal?: boolean;
  /** A line through the pointer. @default 'none' */
  axisHighlightX?: 'none' | 'line';
  /** Ends the x-axis at round values, or at the first and last point. @default 'nice' */
  domainLimit?: 'nice' | 'strict';
}

export default function ScatterPlayground({
  markerSize = 5,
  highlight = 'item',
  fade = 'global',
  voronoiMaxRadius = 60,
  disableVoronoi = false,
  horizontal = true,
  axisHighlightX = 'none',
  domainLimit = 'nice',
}: ScatterPlaygroundProps) {
  return (
    <ScatterChart
      title="Training and finish time of 120 marathon runners"
      height={320}
      voronoiMaxRadius={voronoiMaxRadius}
      disableVoronoi={disableVoronoi}
      grid={{ horizontal }}
      axisHighlight={{ x: axisHighlightX }}
      xAxis={[{ label: 'Training (km per week)', domainLimit }]}
      yAxis={[{ label: 'Finish (minutes)' }]}
      series={[
        {
          label: 'Women',
          markerSize,
          highlightScope: { highlight, fade },
          data: women,
        },
        {
          label: 'Men',
          highlightScope: { highlight, fade },
          data: men,
        },
      ]}
    />
  );
}
