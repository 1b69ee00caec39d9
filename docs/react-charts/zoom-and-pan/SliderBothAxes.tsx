import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomSliderShowTooltip } from '@mui/x-charts-pro/models';
import { stationYear } from '../data/climate';

const withUnit =
  (unit: string) =>
  (value: number, { location }: { location: string }) =>
    location === 'zoom-slider-tooltip'
      ? `${Math.round(value)} ${unit}`
      : value.toLocaleString('en-US');

export default function SliderBothAxes() {
  const [showTooltip, setShowTooltip] =
    React.useState<ZoomSliderShowTooltip>('hover');
  const zoom = { minSpan: 5, slider: { enabled: true, showTooltip } };

  return (
    <Stack spacing={2}>
      <LineChartPro
        title="Daily high and rain at the Aldermouth station in 2025"
        height={360}
        initialZoom={[{ axisId: 'day', start: 40, end: 75 }]}
        xAxis={[
          {
            id: 'day',
            data: stationYear.map(({ date }) => date),
            scaleType: 'time',
            zoom,
            valueFormatter: (date: Date, { location }) =>
              date.toLocaleDateString('en-US', {
                month: 'short',
                day: 'numeric',
                year: location === 'zoom-slider-tooltip' ? 'numeric' : undefined,
              }),
          },
        ]}
        yAxis={[
          { id: 'high', width: 32, zoom, valueFormatter: withUnit('°C') },
          {
            id: 'rain',
            position: 'right',
            width: 32,
            zoom,
            valueFormatter: withUnit('mm'),
          },
        ]}
        series={[
          {
            yAxisId: 'high',
            label: 'High (°C)',
            data: stationYear.map(({ high }) => high),
            showMark: false,
          },
          {
            yAxisId: 'rain',
            label: 'Rain (mm)',
            data: stationYear.map(({ rain }) => rain),
            curve: 'step',
            showMark: false,
          },
        ]}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="showTooltip"
        value={showTooltip}
        onChange={(_, value) => setShowTooltip(value ?? showTooltip)}
      >
        <ToggleButton value="hover">hover</ToggleButton>
        <ToggleButton value="always">always</ToggleButton>
        <ToggleButton value="never">never</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
