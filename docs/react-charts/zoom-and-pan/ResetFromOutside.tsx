import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { powerWeek } from '../data/energy';

const percentOf = (hour: number) => (hour / (powerWeek.length - 1)) * 100;
const wednesday = { axisId: 'hour', start: percentOf(48), end: percentOf(72) };

// A tick at midnight shows only the day.
const formatHour = (time: Date, { location }: { location: string }) =>
  time.toLocaleString('en-US', {
    weekday: 'short',
    hour: location === 'tick' && time.getHours() === 0 ? undefined : 'numeric',
  });

export default function ResetFromOutside() {
  const apiRef = useChartProApiRef<'line'>();
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([wednesday]);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button onClick={() => apiRef.current?.setZoomData([wednesday])}>
          Wednesday
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.setZoomData([{ axisId: 'hour', start: 0, end: 100 }])
          }
        >
          Whole week
        </Button>
        <Typography variant="body2">
          {zoomData
            .map(({ start, end }) => `${start.toFixed()}% to ${end.toFixed()}%`)
            .join()}
        </Typography>
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        title="Solar and wind power in a week, hour by hour"
        height={300}
        initialZoom={[wednesday]}
        onZoomChange={setZoomData}
        xAxis={[
          {
            id: 'hour',
            data: powerWeek.map(({ time }) => time),
            scaleType: 'time',
            valueFormatter: formatHour,
            domainLimit: 'strict',
            zoom: true,
          },
        ]}
        series={[
          {
            label: 'Solar (MW)',
            data: powerWeek.map(({ solar }) => solar),
            area: true,
            showMark: false,
          },
          {
            label: 'Wind (MW)',
            data: powerWeek.map(({ wind }) => wind),
            showMark: false,
          },
        ]}
      />
    </Stack>
  );
}
