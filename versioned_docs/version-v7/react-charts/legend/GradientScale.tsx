import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { anomalies } from '../data/climate';

const alignments = ['start', 'middle', 'end'] as const;
const years = anomalies.slice(-75);

function formatDegrees({ formattedValue }: { formattedValue: string }) {
  return `${formattedValue} °C`;
}

export default function GradientScale() {
  const [align, setAlign] = React.useState<(typeof alignments)[number]>('middle');
  const [thickness, setThickness] = React.useState(16);
  const [length, setLength] = React.useState(40);

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
        <TextField
          select
          size="small"
          label="align"
          value={align}
          onChange={(event) => setAlign(event.target.value as typeof align)}
          slotProps={{ select: { native: true } }}
        >
          {alignments.map((alignment) => (
            <option key={alignment}>{alignment}</option>
          ))}
        </TextField>
        <div style={{ width: 120 }}>
          thickness={thickness}
          <Slider
            size="small"
            aria-label="thickness"
            min={4}
            max={32}
            value={thickness}
            onChange={(_, value) => setThickness(Number(value))}
          />
        </div>
        <div style={{ width: 120 }}>
          length={length}%
          <Slider
            size="small"
            aria-label="length"
            min={10}
            max={60}
            value={length}
            onChange={(_, value) => setLength(Number(value))}
          />
        </div>
      </Stack>
      <BarChart
        title="Deviation of the mean temperature from 1951–1980 by year"
        height={300}
        xAxis={[
          {
            scaleType: 'band',
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
      >
        <ContinuousColorLegend
          axisDirection="y"
          direction="row"
          align={align}
          thickness={thickness}
          length={`${length}%`}
          minLabel={formatDegrees}
          maxLabel={formatDegrees}
        />
      </BarChart>
    </Stack>
  );
}
