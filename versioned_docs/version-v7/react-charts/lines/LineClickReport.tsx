import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const handlers = [
  'onAreaClick',
  'onLineClick',
  'onMarkClick',
  'onAxisClick',
] as const;

export default function LineClickReport() {
  const [payloads, setPayloads] = React.useState<Record<string, unknown>>({});
  const report =
    (name: (typeof handlers)[number]) => (_event: unknown, payload: unknown) =>
      setPayloads((previous) => ({ ...previous, [name]: payload }));

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="figure"
        aria-label="Parcels waiting and on the road, by hour"
        sx={{ m: 0 }}
      >
        <LineChart
          height={280}
          xAxis={[
            {
              data: [8, 10, 12, 14, 16, 18],
              tickMinStep: 2,
              valueFormatter: (hour: number) => `${hour}:00`,
            },
          ]}
          series={[
            {
              id: 'depot',
              label: 'In the depot',
              area: true,
              data: [92, 71, 55, 38, 20, 9],
            },
            { id: 'road', label: 'On the road', data: [10, 34, 41, 37, 30, 16] },
          ]}
          onAreaClick={report('onAreaClick')}
          onLineClick={report('onLineClick')}
          onMarkClick={report('onMarkClick')}
          onAxisClick={report('onAxisClick')}
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        aria-live="polite"
        sx={{
          m: 0,
          p: 1.5,
          minHeight: { xs: 210, sm: 120 },
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
        }}
      >
        {handlers
          .map((name) => `${name}  ${JSON.stringify(payloads[name]) ?? '–'}`)
          .join('\n')}
      </Box>
    </Box>
  );
}
