import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const hives = [
  { id: 'linden', label: 'Linden', data: [8, 9, 14, 22, 31, 35] },
  { id: 'orchard', label: 'Orchard', data: [6, 6, 11, 24, 28, 27] },
  { id: 'meadow', label: 'Meadow', data: [9, 8, 10, 16, 25, 33] },
  { id: 'creek', label: 'Creek', data: [5, 7, 9, 13, 17, 21] },
];

const shuffles = [
  [0, 1, 2, 3, 4, 5],
  [3, 0, 5, 1, 4, 2],
  [5, 2, 0, 4, 1, 3],
  [1, 4, 3, 5, 2, 0],
];

export default function AnimatedLines() {
  const [count, setCount] = React.useState(3);
  const [turn, setTurn] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const order = shuffles[turn % shuffles.length];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button
          size="small"
          disabled={count === hives.length}
          onClick={() => setCount(count + 1)}
        >
          Add
        </Button>
        <Button
          size="small"
          disabled={count === 1}
          onClick={() => setCount(count - 1)}
        >
          Remove
        </Button>
        <Button size="small" onClick={() => setTurn(turn + 1)}>
          Shuffle
        </Button>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
        />
      </Box>
      <Box
        component="figure"
        aria-label="Weight of bee hives in kilograms, by month"
        sx={{ m: 0 }}
      >
        <LineChart
          height={300}
          skipAnimation={skipAnimation}
          xAxis={[{ scaleType: 'point', data: months }]}
          yAxis={[{ label: 'Weight (kg)', min: 0, max: 40 }]}
          series={hives.slice(0, count).map((hive) => ({
            ...hive,
            data: order.map((index) => hive.data[index]),
          }))}
        />
      </Box>
    </Box>
  );
}
