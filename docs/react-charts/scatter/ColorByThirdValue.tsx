import * as React from 'react';
import { blue, deepPurple, orange, teal } from '@mui/material/colors';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
} from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createRunners } from '../data/sport';

const points = createRunners(150).map(({ id, training, finish, age }) => ({
  id,
  x: training,
  y: finish,
  z: age,
}));

const byTraining = {
  type: 'continuous' as const,
  min: 10,
  max: 95,
  color: [blue[300], deepPurple[400]] as [string, string],
};
const byFinish = {
  type: 'piecewise' as const,
  thresholds: [200, 240],
  colors: [teal[500], blue[400], orange[700]],
};
const byAge = {
  type: 'continuous' as const,
  min: 18,
  max: 70,
  color: [teal[400], orange[800]] as [string, string],
};

export default function ColorByThirdValue() {
  const [choice, setChoice] = React.useState('z');

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="colorMap on"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        <MenuItem value="x">the x-axis: training</MenuItem>
        <MenuItem value="xy">the x- and y-axis: finish wins</MenuItem>
        <MenuItem value="z">the z-axis: age</MenuItem>
        <MenuItem value="xyz">all three: age wins</MenuItem>
      </TextField>
      <ScatterChart
        title="Training, finish time and age of 150 marathon runners"
        height={320}
        xAxis={[
          {
            label: 'Training (km per week)',
            colorMap: choice.includes('x') ? byTraining : undefined,
          },
        ]}
        yAxis={[
          {
            label: 'Finish (minutes)',
            colorMap: choice.includes('y') ? byFinish : undefined,
          },
        ]}
        zAxis={[{ id: 'age', colorMap: choice.includes('z') ? byAge : undefined }]}
        series={[{ data: points, zAxisId: 'age' }]}
        slots={{
          legend: choice === 'xy' ? PiecewiseColorLegend : ContinuousColorLegend,
        }}
        slotProps={{
          legend: {
            axisDirection: choice.slice(-1) as 'x' | 'y' | 'z',
            sx: { minWidth: 240 },
          },
        }}
      />
    </Stack>
  );
}
