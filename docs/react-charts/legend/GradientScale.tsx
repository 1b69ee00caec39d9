import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { anomalies } from '../data/climate';

const positions = ['start', 'end', 'extremes'] as const;
const years = anomalies.slice(-75);

function formatDegrees({ formattedValue }: { formattedValue: string }) {
  return `${formattedValue} °C`;
}

export default function GradientScale() {
  const [labelPosition, setLabelPosition] =
    React.useState<(typeof positions)[number]>('extremes');
  const [thickness, setThickness] = React.useState(16);
  const [reverse, setReverse] = React.useState(false);

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
        <TextField
          select
          size="small"
          label="labelPosition"
          value={labelPosition}
          onChange={(event) =>
            setLabelPosition(event.target.value as typeof labelPosition)
          }
          slotProps={{ select: { native: true } }}
        >
          {positions.map((position) => (
            <option key={position}>{position}</option>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={reverse} />}
          label="reverse"
          onChange={(_, checked) => setReverse(checked)}
        />
        <div style={{ width: 140 }}>
          thickness={thickness}
          <Slider
            size="small"
            aria-label="thickness"
            min={4}
            max={32}
            value={thickness}
            onChange={(_, value) => setThickness(value)}
          />
        </div>
      </Stack>
      <BarChart
        title="Deviation of the mean temperature from 1951–1980 by year"
        height={260}
        xAxis={[
          {
            data: years.map((row) => row.year),
            valueFormatter: (year: number) => `${year}`,
          },
        ]}
        yAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: -0.5,
              max: 1,
              color: ['#3b82c4', '#d1342f'],
            },
          },
        ]}
        series={[{ data: years.map((row) => row.anomaly) }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition,
            thickness,
            reverse,
            minLabel: formatDegrees,
            maxLabel: formatDegrees,
            sx: { width: 280 },
          },
        }}
      />
    </Stack>
  );
}
