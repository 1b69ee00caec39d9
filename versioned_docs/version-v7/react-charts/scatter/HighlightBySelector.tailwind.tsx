import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createRunners, type Runner } from '../data/sport';

const finishers = createRunners(120);

function seriesOf(group: Runner['group']) {
  return {
    id: group,
    label: group,
    highlightScope: { highlight: 'item', fade: 'global' } as const,
    data: finishers
      .filter((runner) => runner.group === group)
      .map(({ id, training, finish }) => ({ id, x: training, y: finish })),
  };
}

export default function HighlightBySelector() {
  return (
    <div className="[&_.MuiChartsAxis-left_.MuiChartsAxis-label]:[transform:translateX(-10px)] [&_[data-drawing-container]>g:nth-of-type(1)_circle]:stroke-(--mui-palette-text-primary)">
      <ScatterChart
        title="Training and finish time of 120 marathon runners"
        height={320}
        xAxis={[{ label: 'Training (km per week)' }]}
        yAxis={[{ label: 'Finish (minutes)' }]}
        series={[seriesOf('Women'), seriesOf('Men')]}
      />
    </div>
  );
}
