import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  useDrawingArea,
  useLineSeries,
  useXAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { powerWeek } from '../data/energy';

const times = powerWeek.map((hour) => hour.time);
const midnights = times.filter((time) => time.getHours() === 0);
const formatDay = (time: Date) =>
  time.toLocaleDateString('en-US', { weekday: 'short' });

const tagClasses =
  'pointer-events-none absolute rounded-[6px] border-2 border-solid bg-(--mui-palette-background-paper) px-[6px] py-px text-[12px]/[16px] whitespace-nowrap text-(--mui-palette-text-primary)';

function ExtremeTags() {
  const series = useLineSeries();
  const { data: dates = [] } = useXAxis();
  const xScale = useXScale<'time'>();
  const yScale = useYScale<'linear'>();
  const { width } = useDrawingArea();

  if (width <= 0) {
    return null; // the chart hasn't been measured yet
  }
  return series.flatMap(({ id, label, color, data }) => {
    const values = data.filter((value) => value !== null);
    return [Math.max(...values), Math.min(...values)].map((value, tag) => (
      <span
        className={tagClasses}
        key={`${id}-${tag}`}
        style={{
          left: xScale(dates[data.indexOf(value)]),
          top: yScale(value) + (tag === 0 ? -18 : 18),
          transform: 'translate(-50%, -50%)',
          borderColor: color,
        }}
      >
        {`${label} ${value}`}
      </span>
    ));
  });
}

export default function MinMaxTags() {
  return (
    <ChartDataProvider
      height={320}
      margin={{ right: 32 }}
      xAxis={[
        {
          scaleType: 'time',
          data: times,
          tickInterval: midnights,
          valueFormatter: formatDay,
        },
      ]}
      yAxis={[
        {
          label: 'Megawatts',
          min: -80, // for the tag of the lowest value
          max: 800,
          tickInterval: [0, 200, 400, 600, 800],
        },
      ]}
      series={[
        {
          type: 'line',
          label: 'Demand',
          data: powerWeek.map((hour) => hour.demand),
        },
        { type: 'line', label: 'Wind', data: powerWeek.map((hour) => hour.wind) },
      ]}
    >
      <div className="relative">
        <ChartsSurface title="Power demand and wind power in a week, hour by hour">
          <LinePlot />
          <ChartsAxis />
        </ChartsSurface>
        <ExtremeTags />
      </div>
    </ChartDataProvider>
  );
}
