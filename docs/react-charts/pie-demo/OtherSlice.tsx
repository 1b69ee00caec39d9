import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const browsers = [
  { id: 'north', label: 'Northstar', value: 4812, color: '#2563eb' },
  { id: 'gale', label: 'Gale', value: 2106, color: '#b45309' },
  { id: 'reef', label: 'Reef', value: 1175, color: '#0f766e' },
  { id: 'quill', label: 'Quill', value: 498, color: '#b02abf' },
  { id: 'otter', label: 'Otter', value: 214, color: '#4d7c0f' },
  { id: 'moth', label: 'Moth', value: 131, color: '#c8173f' },
  { id: 'tern', label: 'Tern', value: 77, color: '#7c3aed' },
  { id: 'elk', label: 'Elk', value: 42, color: '#0369a1' },
];
const total = browsers.reduce((sum, { value }) => sum + value, 0);

function groupBelow(percent: number) {
  const isSmall = ({ value }: { value: number }) => value / total < percent / 100;
  const small = browsers.filter(isSmall);
  const other = {
    id: 'other',
    label: `Other (${small.length})`,
    value: small.reduce((sum, { value }) => sum + value, 0),
    color: '#71717a',
  };
  return [
    ...browsers.filter((browser) => !isSmall(browser)),
    ...(small.length > 0 ? [other] : []),
  ];
}

export default function OtherSlice() {
  const [percent, setPercent] = React.useState(3);

  return (
    <Stack spacing={1}>
      <PieChart
        title="Visits to a website by browser"
        height={240}
        series={[
          {
            data: groupBelow(percent),
            valueFormatter: ({ value }) =>
              `${value.toLocaleString('en-US')} (${((value / total) * 100).toFixed(1)}%)`,
          },
        ]}
      />
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', px: 2 }}>
        <Typography id="other-below" variant="body2" sx={{ flexShrink: 0 }}>
          Other: below {percent}%
        </Typography>
        <Slider
          aria-labelledby="other-below"
          min={0}
          max={15}
          value={percent}
          onChange={(_, value) => setPercent(value)}
        />
      </Stack>
    </Stack>
  );
}
