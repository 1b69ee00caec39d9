import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

const percents = { min: 0, max: 100, step: 5 };
const sliders = [
  { name: 'startAngle', min: -180, max: 0, step: 15 },
  { name: 'endAngle', min: 30, max: 360, step: 15 },
  { name: 'innerRadius', ...percents },
  { name: 'outerRadius', ...percents },
  { name: 'cornerRadius', ...percents, max: 50 },
] as const;

export default function ArcTuner() {
  const [arc, setArc] = React.useState({
    startAngle: -90,
    endAngle: 30,
    innerRadius: 70,
    outerRadius: 100,
    cornerRadius: 20,
  });

  return (
    <Stack spacing={2}>
      <Gauge
        aria-label="Battery charge in percent"
        height={220}
        value={68}
        startAngle={arc.startAngle}
        endAngle={arc.endAngle}
        innerRadius={`${arc.innerRadius}%`}
        outerRadius={`${arc.outerRadius}%`}
        cornerRadius={`${arc.cornerRadius}%`}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
          columnGap: 4,
          px: 1,
        }}
      >
        {sliders.map(({ name, ...range }) => (
          <div key={name}>
            {name}
            <Slider
              size="small"
              aria-label={name}
              {...range}
              value={arc[name]}
              onChange={(_, value) => setArc({ ...arc, [name]: value })}
            />
          </div>
        ))}
      </Box>
      <Box component="pre" dir="ltr" sx={{ m: 0, fontSize: 13 }}>
        {`<Gauge
  value={68}
  startAngle={${arc.startAngle}}
  endAngle={${arc.endAngle}}
  innerRadius="${arc.innerRadius}%"
  outerRadius="${arc.outerRadius}%"
  cornerRadius="${arc.cornerRadius}%"
/>`}
      </Box>
    </Stack>
  );
}
