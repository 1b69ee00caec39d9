import { blue, grey, orange } from '@mui/material/colors';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { createRandom, round } from '../data/random';

const next = createRandom(33);

/** A team's tasks at the end of each of 40 workdays. */
let tasks = { done: 0, active: 4, waiting: 14 };
const days = Array.from({ length: 40 }, (_, index) => {
  const finished = Math.min(tasks.active, round(next() * (index < 22 ? 2 : 3)));
  const started = Math.min(tasks.waiting, round(next() * 3));
  const added = round(next() * (index < 28 ? 3 : 1));
  tasks = {
    done: tasks.done + finished,
    active: tasks.active - finished + started,
    waiting: tasks.waiting - started + added,
  };
  return { day: index + 1, ...tasks };
});
const common = {
  area: true,
  stack: 'tasks',
  curve: 'linear',
  showMark: false,
  labelMarkType: 'square',
} as const;

export default function CumulativeFlow() {
  return (
    <LineChart
      title="Tasks of a team over 40 workdays, by state"
      height={340}
      dataset={days}
      xAxis={[{ dataKey: 'day', label: 'Workday', domainLimit: 'strict' }]}
      yAxis={[{ label: 'Tasks' }]}
      series={[
        { dataKey: 'done', label: 'Done', color: grey[600], ...common },
        { dataKey: 'active', label: 'In progress', color: blue[600], ...common },
        { dataKey: 'waiting', label: 'Waiting', color: orange[800], ...common },
      ]}
      sx={{
        [`& .${lineElementClasses.root}`]: {
          stroke: 'var(--mui-palette-background-paper)',
        },
      }}
    />
  );
}
