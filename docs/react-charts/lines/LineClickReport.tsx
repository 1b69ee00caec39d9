import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const handlers = [
  'onAreaClick',
  'onLineClick',
  'onMarkClick',
  'onAxisClick',
] as const;

export default function LineClickReport() {
  const [payloads, setPayloads] = React.useState<Record<string, unknown>>({});
  const report = (name: string) => (_event: unknown, payload: unknown) =>
    setPayloads((previous) => ({ ...previous, [name]: payload }));

  return (
    <Stack spacing={2}>
      <LineChart
        aria-label="Parcels waiting and on the road, by hour"
        height={280}
        xAxis={[{ data: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] }]}
        yAxis={[{ label: 'Parcels' }]}
        series={[
          {
            id: 'depot',
            label: 'In the depot',
            area: true,
            data: [92, 84, 71, 66, 55, 49, 38, 31, 20, 14, 9, 4],
          },
          {
            id: 'road',
            label: 'On the road',
            data: [10, 22, 34, 41, 45, 42, 37, 36, 30, 24, 16, null],
          },
        ]}
        onAreaClick={report('onAreaClick')}
        onLineClick={report('onLineClick')}
        onMarkClick={report('onMarkClick')}
        onAxisClick={report('onAxisClick')}
      />
      <div aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
        {handlers.map((name) => (
          <div key={name}>
            {name}: {JSON.stringify(payloads[name]) ?? 'not yet'}
          </div>
        ))}
      </div>
    </Stack>
  );
}
