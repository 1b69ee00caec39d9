import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { createRunners } from '../data/sport';

const runners = createRunners(150);

export default function SaveByButton() {
  const apiRef = useChartProApiRef<'scatter'>();
  const [type, setType] = React.useState('image/jpeg');
  const [quality, setQuality] = React.useState(0.9);
  const isLossy = type !== 'image/png';

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="type"
          value={type}
          onChange={(event) => setType(event.target.value)}
          sx={{ flexShrink: 0 }}
        >
          {['image/png', 'image/jpeg', 'image/webp'].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Slider
          size="small"
          aria-label="quality"
          disabled={!isLossy}
          min={0}
          max={1}
          step={0.1}
          valueLabelDisplay="auto"
          value={quality}
          onChange={(_, value) =>
            setQuality(Array.isArray(value) ? value[0] : value)
          }
        />
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportAsImage({ type, quality, fileName: 'runners' })
          }
        >
          Save
        </Button>
      </Stack>
      <ScatterChartPro
        apiRef={apiRef}
        title="Training and finish time of 150 marathon runners"
        height={300}
        xAxis={[{ label: 'Training (km a week)' }]}
        yAxis={[{ label: 'Finish (min)' }]}
        series={(['Women', 'Men'] as const).map((group) => ({
          label: group,
          markerSize: 3,
          data: runners
            .filter((runner) => runner.group === group)
            .map(({ id, training, finish }) => ({ id, x: training, y: finish })),
        }))}
        sx={{ backgroundColor: 'background.paper' }}
      />
    </Stack>
  );
}
