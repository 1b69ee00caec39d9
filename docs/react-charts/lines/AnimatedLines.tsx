import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { hives, weeks } from './hives';

export default function AnimatedLines() {
  const [ids, setIds] = React.useState(['linden', 'orchard', 'meadow']);
  const [gain, setGain] = React.useState(false);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  const addable = hives.find(({ id }) => !ids.includes(id));
  const series = hives
    .filter(({ id }) => ids.includes(id))
    .map((hive) => ({
      ...hive,
      showMark: false,
      data: hive.data.map((weight) => (gain ? weight - hive.data[0] : weight)),
    }));

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
        <Button onClick={() => setGain(!gain)}>{gain ? 'Weight' : 'Gain'}</Button>
        <FormControlLabel
          label="skipAnimation"
          control={<Switch checked={skipAnimation} />}
          onChange={(_, checked) => setSkipAnimation(checked)}
        />
      </Stack>
      <LineChart
        aria-label="Weight of bee hives in kilograms, by week"
        height={300}
        skipAnimation={skipAnimation}
        xAxis={[{ data: weeks, label: 'Week', domainLimit: 'strict' }]}
        yAxis={[{ label: gain ? 'Gain (kg)' : 'Weight (kg)', min: 0, max: 50 }]}
        series={series}
      />
    </div>
  );
}
