import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomFilterMode } from '@mui/x-charts-pro/models';
import { counterDays } from '../data/traffic';

const limits = [
  { name: 'minStart', min: 0, max: 40 },
  { name: 'maxEnd', min: 60, max: 100 },
  { name: 'minSpan', min: 1, max: 50 },
  { name: 'maxSpan', min: 50, max: 100 },
  { name: 'step', min: 1, max: 30 },
] as const;

export default function ZoomTuner() {
  const [numbers, setNumbers] = React.useState({
    minStart: 0,
    maxEnd: 100,
    minSpan: 5,
    maxSpan: 100,
    step: 10,
  });
  const [filterMode, setFilterMode] = React.useState<ZoomFilterMode>('discard');
  const [panning, setPanning] = React.useState(true);
  const [enabled, setEnabled] = React.useState(true);

  return (
    <Stack spacing={2}>
      <LineChartPro
        key={`${numbers.minStart}-${numbers.maxEnd}`}
        title="Bicycles a day at two counters, April to September 2025"
        height={320}
        xAxis={[
          {
            data: counterDays.map(({ date }) => date),
            scaleType: 'time',
            zoom: { ...numbers, filterMode, panning, slider: { enabled } },
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
          },
        ]}
        yAxis={[{ width: 52 }]}
        series={(['bridge', 'tunnel'] as const).map((place) => ({
          label: place === 'bridge' ? 'Bridge' : 'Tunnel',
          data: counterDays.map((day) => day[place]),
          showMark: false,
        }))}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          columnGap: 4,
        }}
      >
        {limits.map(({ name, min, max }) => (
          <div key={name}>
            {name}: {numbers[name]}
            <Slider
              size="small"
              aria-label={name}
              min={min}
              max={max}
              value={numbers[name]}
              onChange={(_, value) => setNumbers({ ...numbers, [name]: value })}
            />
          </div>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="filterMode"
          value={filterMode}
          onChange={(_, value) => setFilterMode(value ?? filterMode)}
        >
          <ToggleButton value="keep">keep</ToggleButton>
          <ToggleButton value="discard">discard</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          label="panning"
          control={<Switch checked={panning} onChange={(_, on) => setPanning(on)} />}
        />
        <FormControlLabel
          label="slider"
          control={<Switch checked={enabled} onChange={(_, on) => setEnabled(on)} />}
        />
      </Stack>
      <Box
        component="pre"
        dir="ltr"
        sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {`zoom: {
  ${limits.map(({ name }) => `${name}: ${numbers[name]}`).join(', ')},
  filterMode: '${filterMode}', panning: ${panning}, slider: { enabled: ${enabled} },
}`}
      </Box>
    </Stack>
  );
}
