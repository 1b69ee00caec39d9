import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createRunners } from '../data/sport';

const finishers = createRunners(80);
const points = finishers.map(({ id, age, finish }) => ({ id, x: age, y: finish }));

export default function NearestPoint() {
  const [radius, setRadius] = React.useState(40);
  const [isExact, setIsExact] = React.useState(false);
  const [clicked, setClicked] = React.useState<ScatterItemIdentifier | null>(null);

  return (
    <Stack spacing={1}>
      <Box>
        voronoiMaxRadius={radius}
        <Slider
          size="small"
          aria-label="voronoiMaxRadius"
          min={5}
          max={150}
          disabled={isExact}
          value={radius}
          onChange={(_, value) => setRadius(Number(value))}
        />
      </Box>
      <FormControlLabel
        label="disableVoronoi"
        control={
          <Switch
            checked={isExact}
            onChange={(event) => setIsExact(event.target.checked)}
          />
        }
      />
      <ScatterChart
        title="Age and finish time of 80 marathon runners"
        height={300}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        voronoiMaxRadius={radius}
        disableVoronoi={isExact}
        xAxis={[{ label: 'Age' }]}
        yAxis={[{ label: 'Finish (minutes)' }]}
        series={[
          { id: 'runners', data: points, highlightScope: { highlight: 'item' } },
        ]}
        onItemClick={(_event: unknown, item: ScatterItemIdentifier) =>
          setClicked(item)
        }
      />
      <div aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
        onItemClick: {clicked ? JSON.stringify(clicked) : 'click near a point'}
      </div>
    </Stack>
  );
}
