import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hives = [
  { id: 'linden', label: 'Linden', data: [18, 17, 16, 19, 24, 32, 38, 41, 36, 29] },
  {
    id: 'orchard',
    label: 'Orchard',
    data: [16, 15, 16, 21, 30, 34, 33, 31, 27, 24],
  },
  { id: 'meadow', label: 'Meadow', data: [19, 18, 17, 18, 20, 26, 35, 43, 39, 31] },
  { id: 'creek', label: 'Creek', data: [15, 14, 14, 17, 19, 23, 27, 28, 25, 21] },
];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct'.split(' ');

export default function AnimatedLines() {
  const [ids, setIds] = React.useState(['linden', 'orchard', 'meadow']);
  const [turn, setTurn] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  const addable = hives.find(({ id }) => !ids.includes(id));
  const shuffle = (values: number[]) => [
    ...values.slice(turn),
    ...values.slice(0, turn),
  ];
  const series = hives
    .filter(({ id }) => ids.includes(id))
    .map((hive) => ({ ...hive, data: shuffle(hive.data) }));

  return (
    <div>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          disabled={!addable}
          onClick={() => addable && setIds([...ids, addable.id])}
        >
          Add
        </Button>
        <Button disabled={ids.length === 1} onClick={() => setIds(ids.slice(1))}>
          Remove
        </Button>
        <Button onClick={() => setTurn((turn + 3) % months.length)}>Shuffle</Button>
        <FormControlLabel
          label="skipAnimation"
          control={<Switch checked={skipAnimation} />}
          onChange={(_, checked) => setSkipAnimation(checked)}
        />
      </Stack>
      <LineChart
        aria-label="Weight of bee hives in kilograms, by month"
        height={300}
        skipAnimation={skipAnimation}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ label: 'Weight (kg)', min: 0, max: 50 }]}
        series={series}
      />
    </div>
  );
}
