import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { powerWeek } from '../data/energy';

const hours = powerWeek.slice(0, 72);
const positions = hours.map((_, index) => index);
const demand = hours.map((hour) => hour.demand);
const solar = hours.map((hour, index) => ({ id: index, x: index, y: hour.solar }));

export default function ClipTheOverflow() {
  const clipPathId = React.useId();
  const [isClipped, setClipped] = React.useState(true);
  const [limits, setLimits] = React.useState([12, 54]);

  return (
    <Stack spacing={1}>
      <ResponsiveChartContainer
        title="Power demand and solar power, hour by hour"
        height={300}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        xAxis={[{ data: positions, min: limits[0], max: limits[1] }]}
        yAxis={[{ label: 'Megawatts', min: 100, max: 600 }]}
        series={[
          {
            type: 'line',
            data: demand,
            showMark: ({ index }: { index: number }) => index % 3 === 0,
          },
          { type: 'scatter', data: solar, markerSize: 5 },
        ]}
      >
        <ChartsGrid vertical horizontal />
        <g clipPath={isClipped ? `url(#${clipPathId})` : undefined}>
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <g data-drawing-container>
          <ScatterPlot />
          <MarkPlot />
        </g>
        <ChartsClipPath id={clipPathId} />
      </ResponsiveChartContainer>
      <FormControlLabel
        label="Clip the line"
        control={<Switch checked={isClipped} />}
        onChange={(_, checked) => setClipped(checked)}
      />
      <Slider
        getAriaLabel={(thumb) => (thumb === 0 ? 'First hour' : 'Last hour')}
        max={71}
        valueLabelDisplay="auto"
        value={limits}
        onChange={(_, value) => {
          const [first, last] = value as number[];
          setLimits(last - first < 12 ? limits : [first, last]);
        }}
      />
    </Stack>
  );
}
