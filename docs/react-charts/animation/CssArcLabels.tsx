import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const pulse = keyframes`50% { opacity: 0.4; }`;

const orders = [
  { value: 412, label: 'Shipped', color: '#2563eb' },
  { value: 188, label: 'Packing', color: '#b02abf' },
  { value: 96, label: 'Waiting', color: '#b45309' },
];

export default function CssArcLabels() {
  const [updating, setUpdating] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <PieChart
        title="Orders of a warehouse by state"
        height={240}
        series={[{ data: orders, arcLabel: 'value', innerRadius: '40%' }]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fill: 'white', fontWeight: 600 },
          [`& .${pieArcLabelClasses.root}.${pieArcLabelClasses.animate}`]: {
            animation: updating ? `${pulse} 2s ease-in-out infinite` : undefined,
          },
        }}
      />
      <FormControlLabel
        label="Updating"
        control={<Switch checked={updating} />}
        onChange={(_, checked) => setUpdating(checked)}
      />
    </Stack>
  );
}
