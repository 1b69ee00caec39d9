import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { stationYear } from '../data/climate';

const days = stationYear.slice(151, 243);

const dayAxis = {
  id: 'day',
  scaleType: 'band' as const,
  data: days.map(({ date }) => date),
  tickInterval: (date: Date) => date.getDay() === 1,
  valueFormatter: (date: Date) =>
    date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
};

export default function ZoomTogether() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'day', start: 30, end: 70 },
  ]);

  return (
    <Stack spacing={2}>
      <LineChartPro
        title="Daily high, June to August 2025"
        height={220}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        xAxis={[{ ...dayAxis, zoom: true }]}
        series={[
          {
            label: 'High (°C)',
            data: days.map(({ high }) => high),
            showMark: false,
          },
        ]}
      />
      <BarChartPro
        title="Rain per day, June to August 2025"
        height={220}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        xAxis={[{ ...dayAxis, zoom: { slider: { enabled: true } } }]}
        series={[{ label: 'Rain (mm)', data: days.map(({ rain }) => rain) }]}
      />
    </Stack>
  );
}
