import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';
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
    <ScatterChart
      title="Training and finish time of 120 marathon runners"
      height={320}
      xAxis={[{ label: 'Training (km per week)' }]}
      yAxis={[{ label: 'Finish (minutes)' }]}
      series={[seriesOf('Women'), seriesOf('Men')]}
      sx={{
        [`& .${scatterClasses.root}[data-series="Women"]`]: {
          stroke: 'var(--mui-palette-text-primary)',
        },
        [`& .${scatterClasses.root} [data-highlighted=true]`]: {
          stroke: 'var(--mui-palette-text-primary)',
          strokeWidth: 4,
        },
        [`& .${scatterClasses.root} [data-faded=true]`]: {
          opacity: 0.15,
        },
      }}
    />
  );
}
