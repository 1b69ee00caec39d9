import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { weekdays } from '../data/traffic';
import { series } from './rideHours';

const stripes = {
  gray: undefined,
  blue: (index: number) => (index % 2 === 0 ? '#2f7de1' : 'none'),
  none: null,
};

export default function RadarGridTuner() {
  const [startAngle, setStartAngle] = React.useState(0);
  const [divisions, setDivisions] = React.useState(7);
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('circular');
  const [stripe, setStripe] = React.useState<keyof typeof stripes>('blue');

  return (
    <Stack spacing={2}>
      <RadarChart
        title="Bicycles on the bridge by weekday, at three hours"
        height={340}
        divisions={divisions}
        shape={shape}
        stripeColor={stripes[stripe]}
        radar={{ startAngle, max: 700, metrics: weekdays }}
        series={series}
        sx={{
          '& .MuiRadarGrid-divider': { strokeDasharray: '2 4', strokeOpacity: 0.7 },
          '& .MuiRadarGrid-radial': { strokeOpacity: 0.15 },
        }}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Shape"
          value={shape}
          onChange={(_, value) => setShape(value ?? shape)}
        >
          <ToggleButton value="circular">Circular</ToggleButton>
          <ToggleButton value="sharp">Sharp</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Stripes"
          value={stripe}
          onChange={(_, value) => setStripe(value ?? stripe)}
        >
          <ToggleButton value="blue">Blue</ToggleButton>
          <ToggleButton value="gray">Gray</ToggleButton>
          <ToggleButton value="none">None</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          startAngle={startAngle}
          <Slider
            size="small"
            aria-label="startAngle"
            max={180}
            value={startAngle}
            onChange={(_, value) => setStartAngle(value)}
          />
        </Box>
        <Box sx={{ flex: '1 1 200px' }}>
          divisions={divisions}
          <Slider
            size="small"
            aria-label="divisions"
            min={1}
            max={12}
            value={divisions}
            onChange={(_, value) => setDivisions(value)}
          />
        </Box>
      </Stack>
    </Stack>
  );
}
