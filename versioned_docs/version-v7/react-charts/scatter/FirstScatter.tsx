import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createRunners, type Runner } from '../data/sport';

const finishers = createRunners(150);

function pointsOf(group: Runner['group']) {
  return finishers
    .filter((runner) => runner.group === group)
    .map(({ id, training, finish }) => ({ id, x: training, y: finish }));
}

export default function FirstScatter() {
  return (
    <ScatterChart
      title="Training and finish time of 150 marathon runners"
      height={320}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': {
          transform: 'translateX(-10px)',
        },
      }}
      xAxis={[{ label: 'Training (km per week)' }]}
      yAxis={[{ label: 'Finish (minutes)' }]}
      series={[
        { label: 'Women', data: pointsOf('Women') },
        { label: 'Men', data: pointsOf('Men') },
      ]}
    />
  );
}
