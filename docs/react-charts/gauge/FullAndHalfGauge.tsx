import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

const tank = { valueMin: 200, valueMax: 950, height: 180 };

export default function FullAndHalfGauge() {
  const [liters, setLiters] = React.useState(640);

  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <Gauge aria-label="Liters in the tank" value={liters} {...tank} />
        <Gauge
          aria-label="Liters in the tank, as a half circle"
          value={liters}
          startAngle={-90}
          endAngle={90}
          {...tank}
        />
      </Box>
      <Box sx={{ px: 2 }}>
        Liters, from {tank.valueMin} to {tank.valueMax}
        <Slider
          aria-label="Liters"
          min={tank.valueMin}
          max={tank.valueMax}
          value={liters}
          onChange={(_, value) => setLiters(value)}
        />
      </Box>
    </Stack>
  );
}
