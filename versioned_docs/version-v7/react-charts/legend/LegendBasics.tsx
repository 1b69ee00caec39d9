import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createRunners } from '../data/sport';

const runners = createRunners(150);
const groups = ['Women', 'Men'] as const;

export default function LegendBasics() {
  return (
    <ScatterChart
      title="Training and finish times of 150 marathon runners"
      height={300}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': {
          transform: 'translateX(-10px)',
        },
      }}
      xAxis={[{ label: 'Training (km a week)' }]}
      yAxis={[{ label: 'Finish (minutes)' }]}
      series={groups.map((group) => ({
        label: group,
        data: runners
          .filter((runner) => runner.group === group)
          .map(({ id, training, finish }) => ({ id, x: training, y: finish })),
      }))}
    />
  );
}
