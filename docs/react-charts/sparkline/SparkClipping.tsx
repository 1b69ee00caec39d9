import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { powerWeek } from '../data/energy';

const solar = powerWeek.slice(0, 72).map((hour) => hour.solar);

export default function SparkClipping() {
  const [strokeWidth, setStrokeWidth] = React.useState(8);
  const [offset, setOffset] = React.useState(1);
  const [disableClipping, setDisableClipping] = React.useState(false);

  return (
    <Stack spacing={1}>
      <SparkLineChart
        title="Solar power over three days"
        height={96}
        margin={10}
        data={solar}
        yAxis={{ domainLimit: 'strict' }}
        slotProps={{ line: { strokeWidth } }}
        clipAreaOffset={{ top: offset, bottom: offset }}
        disableClipping={disableClipping}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ sm: 4 }}>
        <Box sx={{ flex: 1 }}>
          strokeWidth: {strokeWidth}
          <Slider
            size="small"
            aria-label="strokeWidth"
            min={1}
            max={16}
            value={strokeWidth}
            onChange={(_, value) => setStrokeWidth(value)}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          clipAreaOffset: {offset}
          <Slider
            size="small"
            aria-label="clipAreaOffset, top and bottom"
            min={0}
            max={8}
            value={offset}
            disabled={disableClipping}
            onChange={(_, value) => setOffset(value)}
          />
        </Box>
      </Stack>
      <FormControlLabel
        label="disableClipping"
        control={<Switch checked={disableClipping} />}
        onChange={(_, checked) => setDisableClipping(checked)}
      />
    </Stack>
  );
}
