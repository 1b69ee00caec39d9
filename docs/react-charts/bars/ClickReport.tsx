import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const aisles = ['Bread', 'Dairy', 'Fruit', 'Fish', 'Tea', 'Sweets'];

export default function ClickReport() {
  const [item, setItem] = React.useState<unknown>(null);
  const [axis, setAxis] = React.useState<unknown>(null);

  return (
    <Stack spacing={2}>
      <BarChart
        aria-label="Baskets per aisle, morning and evening"
        height={260}
        xAxis={[{ data: aisles }]}
        yAxis={[{ label: 'Baskets' }]}
        series={[
          { id: 'morning', label: 'Morning', data: [48, 35, 41, 12, null, 6] },
          { id: 'evening', label: 'Evening', data: [22, 31, 27, 19, 7, 15] },
        ]}
        onItemClick={(_, payload) => setItem(payload)}
        onAxisClick={(_, payload) => setAxis(payload)}
      />
      <div aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
        <div>onItemClick: {item ? JSON.stringify(item) : 'click a bar'}</div>
        <div>
          onAxisClick: {axis ? JSON.stringify(axis) : 'click beside or above a bar'}
        </div>
      </div>
    </Stack>
  );
}
